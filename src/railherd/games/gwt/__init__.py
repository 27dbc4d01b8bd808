"""Great Western Trail (Alexander Pfister, 2016): drive cattle to Kansas City, better ones every time."""
