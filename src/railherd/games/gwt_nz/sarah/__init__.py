"""Sarah, who plays where a person is alone: her turn is steps, each by a rule of the solo leaflet."""
