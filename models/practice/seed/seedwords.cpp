// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/seed/seedwords.h"

#include <array>

namespace storedesk::practice {

// clang-format off
static constexpr std::array givenNames{
    Name{"Lucía", "lucia"},       Name{"Martina", "martina"},   Name{"Sofía", "sofia"},       Name{"María", "maria"},
    Name{"Julia", "julia"},       Name{"Paula", "paula"},       Name{"Valeria", "valeria"},   Name{"Emma", "emma"},
    Name{"Daniela", "daniela"},   Name{"Carla", "carla"},       Name{"Alma", "alma"},         Name{"Olivia", "olivia"},
    Name{"Sara", "sara"},         Name{"Carmen", "carmen"},     Name{"Vega", "vega"},         Name{"Lara", "lara"},
    Name{"Noa", "noa"},           Name{"Elena", "elena"},       Name{"Inés", "ines"},         Name{"Ainhoa", "ainhoa"},
    Name{"Begoña", "begona"},     Name{"Mónica", "monica"},     Name{"Nuria", "nuria"},       Name{"Rocío", "rocio"},
    Name{"Hugo", "hugo"},         Name{"Mateo", "mateo"},       Name{"Martín", "martin"},     Name{"Lucas", "lucas"},
    Name{"Leo", "leo"},           Name{"Daniel", "daniel"},     Name{"Alejandro", "alejandro"}, Name{"Manuel", "manuel"},
    Name{"Pablo", "pablo"},       Name{"Álvaro", "alvaro"},     Name{"Adrián", "adrian"},     Name{"Enzo", "enzo"},
    Name{"Mario", "mario"},       Name{"Diego", "diego"},       Name{"David", "david"},       Name{"Oliver", "oliver"},
    Name{"Marcos", "marcos"},     Name{"Thiago", "thiago"},     Name{"Javier", "javier"},     Name{"Iñaki", "inaki"},
    Name{"Íñigo", "inigo"},       Name{"Jordi", "jordi"},       Name{"Xoán", "xoan"},         Name{"Andrés", "andres"},
    Name{"Ángel", "angel"},       Name{"José", "jose"},         Name{"Raúl", "raul"},         Name{"Sergio", "sergio"},
    Name{"Aitana", "aitana"},     Name{"Candela", "candela"},   Name{"Jimena", "jimena"},     Name{"Irene", "irene"},
    Name{"Óscar", "oscar"},       Name{"Rubén", "ruben"},       Name{"Víctor", "victor"},
};

static constexpr std::array familyNames{
    Name{"García", "garcia"},     Name{"Rodríguez", "rodriguez"}, Name{"González", "gonzalez"}, Name{"Fernández", "fernandez"},
    Name{"López", "lopez"},       Name{"Martínez", "martinez"}, Name{"Sánchez", "sanchez"},   Name{"Pérez", "perez"},
    Name{"Gómez", "gomez"},       Name{"Martín", "martin"},     Name{"Jiménez", "jimenez"},   Name{"Hernández", "hernandez"},
    Name{"Ruiz", "ruiz"},         Name{"Díaz", "diaz"},         Name{"Moreno", "moreno"},     Name{"Muñoz", "munoz"},
    Name{"Álvarez", "alvarez"},   Name{"Romero", "romero"},     Name{"Gutiérrez", "gutierrez"}, Name{"Alonso", "alonso"},
    Name{"Navarro", "navarro"},   Name{"Torres", "torres"},     Name{"Domínguez", "dominguez"}, Name{"Ramos", "ramos"},
    Name{"Vázquez", "vazquez"},   Name{"Ramírez", "ramirez"},   Name{"Gil", "gil"},           Name{"Serrano", "serrano"},
    Name{"Molina", "molina"},     Name{"Blanco", "blanco"},     Name{"Morales", "morales"},   Name{"Suárez", "suarez"},
    Name{"Ortega", "ortega"},     Name{"Castro", "castro"},     Name{"Delgado", "delgado"},   Name{"Ortiz", "ortiz"},
    Name{"Marín", "marin"},       Name{"Rubio", "rubio"},       Name{"Núñez", "nunez"},       Name{"Medina", "medina"},
    Name{"Sanz", "sanz"},         Name{"Iglesias", "iglesias"}, Name{"Castillo", "castillo"}, Name{"Garrido", "garrido"},
    Name{"Cortés", "cortes"},     Name{"Lozano", "lozano"},     Name{"Guerrero", "guerrero"}, Name{"Cano", "cano"},
    Name{"Prieto", "prieto"},     Name{"Méndez", "mendez"},     Name{"Cruz", "cruz"},         Name{"Calvo", "calvo"},
    Name{"Etxeberria", "etxeberria"}, Name{"Puig", "puig"},     Name{"Ferrer", "ferrer"},     Name{"Otero", "otero"},
    Name{"Vidal", "vidal"},       Name{"Peña", "pena"},         Name{"León", "leon"},         Name{"Herrero", "herrero"},
    Name{"Campos", "campos"},
};

// There are two products of each kind, from different makers.
static constexpr std::array goods{
    Ware{"Calzado/Trail", "Zapatillas de trail", 8990},          Ware{"Calzado/Trail", "Zapatillas de asfalto", 7990},
    Ware{"Calzado/Senderismo", "Botas de senderismo", 12950},    Ware{"Calzado/Senderismo", "Botas de invierno", 15900},
    Ware{"Calzado/Verano", "Sandalias de río", 5495},            Ware{"Calzado/Verano", "Chanclas", 1990},
    Ware{"Ropa/Camisetas", "Camiseta técnica", 2495},            Ware{"Ropa/Camisetas", "Camiseta de lana merina", 5990},
    Ware{"Ropa/Camisetas", "Camiseta de manga larga", 3495},     Ware{"Ropa/Camisetas", "Camiseta sin mangas", 1995},
    Ware{"Ropa/Chaquetas", "Cortavientos", 6990},                Ware{"Ropa/Chaquetas", "Chaqueta impermeable", 14900},
    Ware{"Ropa/Chaquetas", "Plumífero", 11900},                  Ware{"Ropa/Chaquetas", "Forro polar", 4990},
    Ware{"Ropa/Chaquetas", "Chaleco acolchado", 7495},           Ware{"Ropa/Pantalones", "Pantalón desmontable", 5990},
    Ware{"Ropa/Pantalones", "Mallas", 3990},                     Ware{"Ropa/Pantalones", "Pantalón corto", 2990},
    Ware{"Ropa/Pantalones", "Pantalón de escalada", 6495},       Ware{"Ropa/Complementos", "Gorro de lana", 1695},
    Ware{"Ropa/Complementos", "Guantes", 2295},                  Ware{"Ropa/Complementos", "Calcetines, tres pares", 1495},
    Ware{"Ropa/Complementos", "Braga de cuello", 1195},          Ware{"Mochilas", "Mochila de 20 litros", 4990},
    Ware{"Mochilas", "Mochila de 45 litros", 10900},             Ware{"Mochilas", "Mochila de 65 litros", 16900},
    Ware{"Mochilas", "Chaleco de hidratación", 7990},            Ware{"Mochilas", "Riñonera", 1990},
    Ware{"Acampada/Tiendas", "Tienda para dos", 17900},          Ware{"Acampada/Tiendas", "Tienda para cuatro", 27900},
    Ware{"Acampada/Tiendas", "Toldo", 6990},                     Ware{"Acampada/Dormir", "Saco de verano", 5990},
    Ware{"Acampada/Dormir", "Saco de tres estaciones", 12900},   Ware{"Acampada/Dormir", "Esterilla hinchable", 6490},
    Ware{"Acampada/Dormir", "Almohada de viaje", 1790},          Ware{"Acampada/Cocina", "Hornillo de gas", 3990},
    Ware{"Acampada/Cocina", "Juego de cazos", 4490},             Ware{"Acampada/Cocina", "Termo de un litro", 2990},
    Ware{"Acampada/Cocina", "Cubiertos plegables", 1290},        Ware{"Acampada/Luz", "Frontal recargable", 3990},
    Ware{"Acampada/Luz", "Farol de camping", 2790},              Ware{"Escalada", "Arnés", 6990},
    Ware{"Escalada", "Casco de escalada", 5990},                 Ware{"Escalada", "Cuerda de 60 metros", 14900},
    Ware{"Escalada", "Pies de gato", 8990},                      Ware{"Escalada", "Juego de cintas", 7900},
    Ware{"Escalada", "Magnesera", 1790},                         Ware{"Ciclismo", "Casco de bicicleta", 5490},
    Ware{"Ciclismo", "Maillot", 4990},                           Ware{"Ciclismo", "Culote", 5990},
    Ware{"Ciclismo", "Luces, delantera y trasera", 2990},        Ware{"Ciclismo", "Bomba de mano", 1990},
    Ware{"Accesorios", "Bastones de carbono", 8990},             Ware{"Accesorios", "Brújula", 2490},
    Ware{"Accesorios", "Botella de aluminio", 1690},             Ware{"Accesorios", "Gafas de sol", 5990},
    Ware{"Accesorios", "Navaja", 2990},                          Ware{"Accesorios", "Botiquín", 1990},
    Ware{"Accesorios", "Mapa y guía", 1590},                     Ware{"Accesorios", "Tarjeta regalo", 5000},
};

static constexpr std::array makers{"Sendero", "Cierzo", "Alba Norte", "Peña Negra", "Brezo", "Aludes", "Rambla", "Nevera Viva"};
static constexpr std::array modelNames{"Aneto", "Teide", "Urbión", "Gredos", "Moncayo", "Naranjo", "Ordesa", "Tajo", "Ebro", "Picos"};
static constexpr std::array labels{"novedad", "oferta", "superventas", "reciclado", "ligero", "invierno", "verano", "vegano"};
static constexpr std::array domains{"example.com", "example.org", "example.net", "correo.example", "buzon.example"};
static constexpr std::array pastimes{"senderismo", "escalada", "ciclismo", "acampada", "correr"};
static constexpr std::array clothes{"xs", "s", "m", "l", "xl"};
// clang-format on
static_assert(goods.size() == 60);

std::span<const Name> firstNames()
{
    return givenNames;
}

std::span<const Name> surnames()
{
    return familyNames;
}

std::span<const Ware> wares()
{
    return goods;
}

std::span<const char *const> brands()
{
    return makers;
}

std::span<const char *const> models()
{
    return modelNames;
}

std::span<const char *const> productTags()
{
    return labels;
}

std::span<const char *const> mailDomains()
{
    return domains;
}

std::span<const char *const> interests()
{
    return pastimes;
}

std::span<const char *const> sizes()
{
    return clothes;
}

} // namespace storedesk::practice
