// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/columnmatch.h"

#include "catalogue/key.h"

#include <QSet>

#include <array>

namespace storedesk::jobs {

using namespace Qt::StringLiterals;
namespace key = catalogue::key;
using How = ColumnMatch::How;

// What people call a field in their tables, in English and Spanish, as folded() leaves it.
struct OtherNames
{
    QLatin1StringView key;
    QLatin1StringView names; // between blanks
};

// clang-format off
static constexpr std::array otherNames{
    OtherNames{key::contact::email,       "email mail emailaddress mailaddress correo correoelectronico direcciondecorreo direcciondeemail direccionemail emailcliente customeremail contactemail useremail"_L1},
    OtherNames{key::contact::externalId,  "externalid externo idexterno idexterna customerid clientid idcliente idcustomer crmid codigocliente codigodecliente numerodecliente customernumber referencia"_L1},
    OtherNames{key::contact::name,        "name firstname givenname forename nombre nombredepila nombrecliente primernombre"_L1},
    OtherNames{key::contact::surname,     "surname lastname familyname secondname apellido apellidos primerapellido"_L1},
    OtherNames{key::contact::mobilePhone, "mobilephone mobile phone phonenumber mobilenumber cell cellphone telephone tel telefono telefonomovil movil numerodetelefono celular"_L1},
    OtherNames{key::contact::birthdate,   "birthdate birthday dateofbirth dob birth fechadenacimiento fechanacimiento nacimiento cumpleanos"_L1},
    OtherNames{key::contact::points,      "points loyaltypoints score puntos puntosdefidelidad puntosfidelidad saldodepuntos"_L1},
    OtherNames{key::language,             "language locale lang idioma lengua"_L1},
    OtherNames{key::purchaseId,           "purchaseid orderid ordernumber orderno order purchase purchasenumber pedido idpedido numerodepedido numeropedido compra idcompra"_L1},
    OtherNames{key::contactEmail,         "contactemail email mail customeremail buyeremail buyer correo correoelectronico emailcliente emailcomprador"_L1},
    OtherNames{key::contactExternalId,    "contactexternalid externalid customerid clientid idcliente"_L1},
    OtherNames{key::purchaseDate,         "purchasedate orderdate date boughton fecha fechadecompra fechacompra fechapedido fechadepedido"_L1},
    OtherNames{key::totalPrice,           "totalprice total amount ordertotal grandtotal sum importe importetotal totalpedido preciototal"_L1},
    OtherNames{key::totalQuantity,        "totalquantity items itemcount units cantidadtotal unidades articulos"_L1},
    OtherNames{key::cartId,               "cartid cart basket basketid carrito idcarrito"_L1},
    OtherNames{key::productId,            "productid sku product productcode articlenumber itemnumber ref referencia producto idproducto codigodeproducto codigoproducto codigo articulo"_L1},
    OtherNames{key::quantity,             "quantity qty units count cantidad unidades"_L1},
    OtherNames{key::price,                "price unitprice precio importe"_L1},
    OtherNames{key::unitPrice,            "unitprice price saleprice precio preciounitario preciodeventa pvp"_L1},
    OtherNames{key::name,                 "name title productname nombre titulo nombredelproducto nombreproducto"_L1},
    OtherNames{key::productDetailUrl,     "productdetailurl url link producturl productlink enlace direccionweb urlproducto"_L1},
    OtherNames{key::imageUrl,             "imageurl image picture photo imagen foto urlimagen"_L1},
    OtherNames{key::description,          "description text details descripcion texto"_L1},
    OtherNames{key::brand,                "brand maker manufacturer marca fabricante"_L1},
    OtherNames{key::categories,           "categories category categoria categorias familia"_L1},
};
// clang-format on

// Without accents, case, blanks and signs: "Dirección_Email" is direccionemail.
static QString folded(const QString &text)
{
    QString letters;
    for (const auto character : text.normalized(QString::NormalizationForm_KD)) {
        if (character.isLetterOrNumber())
            letters.append(character.toLower());
    }
    return letters;
}

static bool isExact(const QString &heading, const catalogue::FieldRule &rule)
{
    const auto plain = heading.trimmed();
    return plain.compare(rule.key, Qt::CaseInsensitive) == 0
        || plain.compare(rule.title, Qt::CaseInsensitive) == 0;
}

static bool isAlike(const QString &heading, const catalogue::FieldRule &rule)
{
    const auto name = folded(heading);
    if (name.isEmpty())
        return false;
    if (name == folded(rule.key) || name == folded(rule.title))
        return true;
    const auto member = rule.key.mid(rule.key.lastIndexOf(u'.') + 1);
    for (const auto &other : otherNames) {
        if (other.key != member)
            continue;
        const auto names = QString(other.names).split(u' ');
        if (names.contains(name))
            return true;
    }
    return false;
}

std::vector<ColumnMatch> matchColumns(const QStringList &headings,
                                      const catalogue::FieldSet &fields)
{
    std::vector<ColumnMatch> matches(static_cast<std::size_t>(headings.size()));
    QSet<QString> given;
    const auto giveAll = [&](How how, bool (*fits)(const QString &, const catalogue::FieldRule &)) {
        for (qsizetype column = 0; column < headings.size(); ++column) {
            auto &match = matches[static_cast<std::size_t>(column)];
            for (const auto &rule : fields.rules) {
                if (match.how != How::None)
                    break;
                if (rule.readOnly || given.contains(rule.key) || !fits(headings[column], rule))
                    continue;
                match = {.key = rule.key, .how = how};
                given.insert(rule.key);
            }
        }
    };
    giveAll(How::Exact, isExact);
    giveAll(How::Alike, isAlike);
    return matches;
}

} // namespace storedesk::jobs
