"""Great Western Trail (Alexander Pfister, 2016): drive ever better herds of cattle to Kansas City."""
