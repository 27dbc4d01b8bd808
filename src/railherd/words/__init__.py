"""Every text a person reads: keys and arguments in, sentences in four languages out."""
