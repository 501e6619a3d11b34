// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/columnmatch.h"

#include "catalogue/key.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <tuple>

namespace storedesk::records {

using namespace Qt::StringLiterals;
namespace key = catalogue::key;
using How = ColumnMatch::How;

// Common column names for a field in English and Spanish, in the form that folded() returns.
struct OtherNames
{
    QLatin1StringView key;
    // Separated by spaces.
    QLatin1StringView names;
};

// clang-format off
static constexpr std::array otherNames{
    OtherNames{key::contact::email,       "email mail emailaddress mailaddress correo correoelectronico direcciondecorreo direcciondeemail direccionemail emailcliente customeremail contactemail useremail emails correo1 correoe ecorreo mailcliente emailprincipal primaryemail email1 email1value mails contactoemail direccionelectronica correodecontacto emailcontacto emaildecontacto billingemail emailfacturacion youremail buyeremail subscriberemail subscriber mailprincipal direcciondecorreoelectronico"_L1},
    OtherNames{key::contact::externalId,  "externalid externo idexterno idexterna customerid clientid idcliente idcustomer crmid codigocliente codigodecliente numerodecliente customernumber referencia externalref externalreference refexterna referenciaexterna clienteid codcliente ncliente numcliente nocliente numerocliente clientcode customercode customerref customerno memberid membernumber numerodesocio nsocio idsocio idcontacto contactid idcrm erpid idusuario userid codigoexterno customer"_L1},
    OtherNames{key::contact::name,        "name firstname givenname forename nombre nombredepila nombrecliente primernombre fname nombres nombrecontacto nombredelcliente nombredecontacto nombredelcontacto billingfirstname contactname givennames prenom vorname customername billingname"_L1},
    OtherNames{key::contact::surname,     "surname lastname familyname secondname apellido apellidos primerapellido lname apellido1 apellidoscliente apellidosdelcliente billinglastname familynames nachname surnames"_L1},
    OtherNames{key::contact::mobilePhone, "mobilephone mobile phone phonenumber mobilenumber cell cellphone telephone tel telefono telefonomovil movil numerodetelefono celular telefonocliente telefono1 tfno tlf tlfno telf tfnomovil telefonocontacto telefonodecontacto numerodemovil numeromovil nmovil movil1 phone1 phone1value mobileno mobilephonenumber billingphone telefonofacturacion contactphone customerphone whatsapp celphone numerocelular telefonocelular telmovil movilcliente handy sms"_L1},
    OtherNames{key::contact::birthdate,   "birthdate birthday dateofbirth dob birth fechadenacimiento fechanacimiento nacimiento cumpleanos fnacimiento fechanac fnac fecnac fecnacimiento fecnacim dateofbirthday bday birthdaydate fechacumpleanos fechadecumpleanos fechadenac geburtsdatum"_L1},
    OtherNames{key::contact::points,      "points loyaltypoints score puntos puntosdefidelidad puntosfidelidad saldodepuntos pointsbalance pointbalance rewardpoints bonuspoints puntosclub puntostarjeta saldopuntos puntosacumulados totalpoints totalpuntos puntosdelclub"_L1},
    OtherNames{key::language,             "language locale lang idioma lengua idiomapreferido preferredlanguage"_L1},
    OtherNames{key::purchaseId,           "purchaseid orderid ordernumber orderno order purchase purchasenumber pedido idpedido numerodepedido numeropedido compra idcompra"_L1},
    OtherNames{key::contactEmail,         "contactemail email mail customeremail buyeremail buyer correo correoelectronico emailcliente emailcomprador"_L1},
    OtherNames{key::contactExternalId,    "contactexternalid externalid customerid clientid idcliente"_L1},
    OtherNames{key::purchaseDate,         "purchasedate orderdate date boughton fecha fechadecompra fechacompra fechapedido fechadepedido"_L1},
    OtherNames{key::totalPrice,           "totalprice total amount ordertotal grandtotal sum importe importetotal totalpedido preciototal"_L1},
    OtherNames{key::totalQuantity,        "totalquantity items itemcount units cantidadtotal unidades articulos"_L1},
    OtherNames{key::cartId,               "cartid cart basket basketid carrito idcarrito"_L1},
    OtherNames{key::productId,            "productid sku product productcode articlenumber itemnumber ref referencia producto idproducto codigodeproducto codigoproducto codigo articulo idproduct productnumber articulono codarticulo codigoarticulo codigodearticulo idarticulo refproducto refarticulo itemid itemcode productsku variantsku codigobarras itemgroupid referencias productref externalproductid sku1 handle"_L1},
    OtherNames{key::quantity,             "quantity qty units count cantidad unidades"_L1},
    OtherNames{key::price,                "price unitprice precio importe"_L1},
    OtherNames{key::unitPrice,            "unitprice price saleprice precio preciounitario preciodeventa pvp precioventa preciopublico preciofinal sellingprice currentprice preciocliente regularprice preciotarifa variantprice preciodeventaalpublico precioconiva pvpr"_L1},
    OtherNames{key::name,                 "name title productname nombre titulo nombredelproducto nombreproducto denominacion nombredeproducto nombrearticulo nombredelarticulo itemname articulo articlename producttitle titulodelproducto"_L1},
    OtherNames{key::productDetailUrl,     "productdetailurl url link producturl productlink enlace direccionweb urlproducto producturladdress urldelproducto paginadelproducto paginaproducto productpage productpageurl enlacedelproducto enlaceproducto urlficha fichaurl permalink itemurl pageurl weburl linkproducto urlpublica"_L1},
    OtherNames{key::imageUrl,             "imageurl image picture photo imagen foto urlimagen imagelink imagesrc images imagenprincipal mainimage pictureurl photourl fotourl urldelaimagen urlfoto urlimagenprincipal imagenurl productimage imagenproducto featuredimage imagenes"_L1},
    OtherNames{key::description,          "description text details descripcion texto productdescription longdescription bodyhtml descripcionlarga descripciondelproducto descripcionproducto detalles detalle body"_L1},
    OtherNames{key::brand,                "brand maker manufacturer marca fabricante vendor brandname marcaproducto"_L1},
    OtherNames{key::categories,           "categories category categoria categorias familia producttype productcategory googleproductcategory categoriaproducto categoriasproducto tipo tipodeproducto seccion collection colecciones coleccion rubro categorypath"_L1},
    OtherNames{key::contact::newsletterSubscriptionStatus, "newsletter newslettersubscription newsletteroptin boletin boletines suscritoboletin suscripcionboletin suscripcionnewsletter suscripcionalboletin suscrito suscripcion subscribed subscription subscriptionstatus subscriber marketingemails acceptsmarketing acceptsemailmarketing emailmarketing emailoptin optin optinemail recibenewsletter aceptapublicidad aceptamarketing consentimientoemail consentimiento marketingconsent emailconsent emailmarketingconsent suscritonewsletter quierenewsletter"_L1},
    OtherNames{key::contact::smsSubscriptionStatus, "smssubscription smsoptin acceptssmsmarketing smsmarketing suscripcionsms consentimientosms smsconsent recibesms textmessages mensajesdetexto optinsms aceptasms suscritosms"_L1},
    OtherNames{key::contact::emailStatus, "emailstatus mailstatus estadoemail estadodelemail estadocorreo estadodelcorreo estadomail"_L1},
    OtherNames{key::contact::mobilePhoneStatus, "phonestatus mobilestatus estadotelefono estadodeltelefono estadomovil estadodelmovil estadodelmobile"_L1},
    OtherNames{key::code,                 "code codes coupon couponcode coupons voucher vouchercode promocode discountcode cupon cupones codigo codigos codigocupon codigodecupon codigodescuento codigodedescuento codigopromocional codigodepromocion bono vale"_L1},
    OtherNames{key::availability,         "availability available stockstatus disponibilidad disponible estadostock estadodelstock instock"_L1},
    OtherNames{key::inStockUnits,         "instockunits stock stockunits stockquantity quantity qty inventory inventoryquantity variantinventoryqty existencias unidades unidadesenstock cantidad cantidadenstock stockdisponible stockactual"_L1},
    OtherNames{key::isBlacklisted,        "blacklisted isblacklisted blacklist excluded hidden excluido excluir oculto listanegra norecomendar notrecommended"_L1},
    OtherNames{key::priority,             "priority prioridad orden position sortorder posicion"_L1},
    OtherNames{key::relatedExternalProductIds, "related relatedproducts relatedids relacionados productosrelacionados crosssells crosssell upsells"_L1},
    OtherNames{key::tags,                 "tags tag etiquetas etiqueta labels keywords palabrasclave"_L1},
    OtherNames{key::thumbnailUrl,         "thumbnail thumbnailurl thumb thumburl miniatura urlminiatura smallimage imagenpequena thumbnailimage"_L1},
    OtherNames{key::unitPriceOriginal,    "originalprice unitpriceoriginal compareatprice oldprice listprice pricebefore priceoriginal preciooriginal precioantes precioanterior preciotachado variantcompareatprice preciosindescuento pricebeforediscount preciodetarifa rrp"_L1},
    OtherNames{key::unitPriceWithoutVAT,  "pricewithoutvat netprice priceexvat priceexcludingtax pricewithouttax preciosiniva precioneto preciosinimpuestos baseimponible pricenet"_L1},
    OtherNames{key::discountedAmount,     "discount discountamount descuento importedescuento importedeldescuento saving"_L1},
    OtherNames{key::discountedPercentage, "discountpercent discountpercentage discountpct descuentoporcentaje porcentajedescuento porcentajededescuento discountrate descuentopct"_L1},
    OtherNames{key::publishedAt,          "publishedat published publishdate publicationdate launchdate createdat fechapublicacion fechadepublicacion publicado fechadealta fechaalta fechalanzamiento fechadelanzamiento"_L1},
    OtherNames{key::rating,               "rating averagerating score stars reviewscore valoracion valoracionmedia puntuacion puntuacionmedia estrellas nota"_L1},
    OtherNames{key::ratingCount,          "ratingcount ratings numberofratings numerodevaloraciones valoraciones numvaloraciones"_L1},
    OtherNames{key::reviewCount,          "reviewcount reviews numberofreviews numerodeopiniones opiniones resenas numopiniones comentarios numerodecomentarios"_L1},
};
// clang-format on

QString folded(const QString &text)
{
    QString letters;
    for (const auto character : text.normalized(QString::NormalizationForm_KD)) {
        if (character.isLetterOrNumber())
            letters.append(character.toLower());
    }
    return letters;
}

namespace {

// Words that carry no information about the content of a column.
const QSet<QString> &fillers()
{
    static const auto words =
        u"de del la el los las lo y e o a al en un una su sus tu tus mi the of your my and or "
        "customer customers client clients cliente clientes contact contacto contactos buyer "
        "comprador comprador subscriber suscriptor lead leads persona person people billing "
        "facturacion account cuenta profile perfil default primary principal main field campo "
        "column columna value valor dato datos data info text texto crm web product producto "
        "productos products item articulo variant variante required obligatorio opcional optional"_s
            .split(u' ');
    static const QSet<QString> set(words.cbegin(), words.cend());
    return set;
}

// Headings that would match a wrong field if they were shortened.
const QSet<QString> &strangers()
{
    static const auto words =
        u"username nombredeusuario nombreusuario usuario login companyname nombreempresa "
        "nombredelaempresa nombredeempresa empresa company nombrecompleto fullname "
        "nombreyapellidos "
        "nombreapellidos nameandsurname birthplace lugardenacimiento paisdenacimiento "
        "telefonofijo landline homephone workphone telefonoempresa fax emailalternativo "
        "secondaryemail segundoemail fechaalta fechadealta fechaderegistro createdat "
        "shippingphone shippingname shippingfirstname shippinglastname segundoapellido apellido2 "
        "middlename segundonombre emailconfirmado emailverified"_s.split(u' ');
    static const QSet<QString> set(words.cbegin(), words.cend());
    return set;
}

// Returns a heading without filler words. For example, "Teléfono del cliente (*)" becomes telefono.
QString shortened(const QString &heading)
{
    QString letters;
    QString word;
    const auto endWord = [&] {
        if (const auto plain = folded(word); !fillers().contains(plain))
            letters += plain;
        word.clear();
    };
    for (const auto character : heading) {
        if (character.isLetterOrNumber() || character.category() == QChar::Mark_NonSpacing)
            word.append(character);
        else
            endWord();
    }
    endWord();
    return letters;
}

// Returns whether the words differ by one missing, added or replaced letter, or by two swapped
// neighbours.
bool isTypo(QStringView one, QStringView other)
{
    static constexpr qsizetype shortest = 6;
    if (one.size() > other.size())
        std::swap(one, other);
    if (one.size() < shortest || other.size() - one.size() > 1)
        return false;
    qsizetype same = 0;
    while (same < one.size() && one[same] == other[same])
        ++same;
    if (one.size() < other.size())
        return one.sliced(same) == other.sliced(same + 1);
    if (same == one.size())
        return true;
    const bool swapped = same + 1 < one.size() && one[same] == other[same + 1]
        && one[same + 1] == other[same] && one.sliced(same + 2) == other.sliced(same + 2);
    return swapped || one.sliced(same + 1) == other.sliced(same + 1);
}

// Possible names for a field, best ones first.
struct KnownNames
{
    QString key;
    QString title;
    QStringList folded = {};
};

KnownNames namesOf(const catalogue::FieldRule &rule)
{
    KnownNames names{.key = rule.key, .title = rule.title};
    const auto member = rule.key.mid(rule.key.lastIndexOf(u'.') + 1);
    names.folded = {folded(rule.key), folded(rule.title)};
    for (const auto &other : otherNames) {
        if (other.key == member)
            names.folded += QString(other.names).split(u' ');
    }
    return names;
}

// The forms of a column heading that are compared with field names.
struct Heading
{
    QString text;
    QString whole;
    // Empty if the shortened form does not differ.
    QString brief;
};

Heading headingOf(const QString &text)
{
    Heading heading{.text = text.trimmed(), .whole = folded(text), .brief = shortened(text)};
    if (heading.brief == heading.whole || strangers().contains(heading.whole))
        heading.brief.clear();
    return heading;
}

constexpr int exactly = 10'000;

// Returns a score for how well the heading matches the field. 0 means no match.
int fitOf(const Heading &heading, const KnownNames &names)
{
    constexpr int alike = 8'000;
    constexpr int brief = 6'000;
    constexpr int typo = 4'000;
    if (heading.whole.isEmpty())
        return 0;
    if (heading.text.compare(names.key, Qt::CaseInsensitive) == 0
        || heading.text.compare(names.title, Qt::CaseInsensitive) == 0)
        return exactly;
    if (const auto at = names.folded.indexOf(heading.whole); at >= 0)
        return alike - static_cast<int>(at);
    if (const auto at = heading.brief.isEmpty() ? -1 : names.folded.indexOf(heading.brief); at >= 0)
        return brief - static_cast<int>(at);
    if (strangers().contains(heading.whole))
        return 0;
    for (qsizetype at = 0; at < names.folded.size(); ++at) {
        if (isTypo(heading.whole, names.folded[at]) || isTypo(heading.brief, names.folded[at]))
            return typo - static_cast<int>(at);
    }
    return 0;
}

struct Candidate
{
    int fit = 0;
    qsizetype column = 0;
    std::size_t rule = 0;
};

} // namespace

std::vector<ColumnMatch> matchColumns(const QStringList &headings,
                                      const catalogue::FieldSet &fields)
{
    std::vector<KnownNames> names;
    for (const auto &rule : fields.rules)
        names.push_back(namesOf(rule));
    std::vector<Candidate> candidates;
    for (qsizetype column = 0; column < headings.size(); ++column) {
        const auto heading = headingOf(headings[column]);
        for (std::size_t rule = 0; rule < names.size(); ++rule) {
            const auto fit = fields.rules[rule].readOnly ? 0 : fitOf(heading, names[rule]);
            if (fit > 0)
                candidates.push_back({.fit = fit, .column = column, .rule = rule});
        }
    }
    std::ranges::sort(candidates, [](const Candidate &one, const Candidate &other) {
        return std::tuple(other.fit, one.column, one.rule)
            < std::tuple(one.fit, other.column, other.rule);
    });
    std::vector<ColumnMatch> matches(static_cast<std::size_t>(headings.size()));
    QSet<QString> given;
    for (const auto &one : candidates) {
        auto &match = matches[static_cast<std::size_t>(one.column)];
        const auto &key = fields.rules[one.rule].key;
        if (match.how != How::None || given.contains(key))
            continue;
        match = {.key = key, .how = one.fit == exactly ? How::Exact : How::Alike};
        given.insert(key);
    }
    return matches;
}

} // namespace storedesk::records
