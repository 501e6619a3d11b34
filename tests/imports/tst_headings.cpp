// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/importkind.h"
#include "records/columnmatch.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace tst_headings {

using namespace storedesk;
using namespace Qt::StringLiterals;
using importcheck::ImportKind;

// Headings used by shops, spreadsheets and CRM systems with the expected field for each, separated
// by vertical bars. “-” means no field.
struct HeadingSet
{
    ImportKind kind;
    QStringView headings;
    QLatin1StringView fields;
};

// clang-format off
static const HeadingSet headingSets[]{
    {ImportKind::Contacts, u"Email|Nombre|Apellidos|Móvil|F. nacimiento|_points|Boletín|Notas internas", "_email|_name|_surname|_mobilePhone|_birthdate|_points|_newsletterSubscriptionStatus|-"_L1},
    {ImportKind::Contacts, u"_email|_externalId|_name|_surname|_mobilePhone|_birthdate|_points", "_email|_externalId|_name|_surname|_mobilePhone|_birthdate|_points"_L1},
    {ImportKind::Contacts, u"Correo electrónico|Nombre|Apellidos|Teléfono móvil|Fecha de nacimiento", "_email|_name|_surname|_mobilePhone|_birthdate"_L1},
    {ImportKind::Contacts, u"First Name|Last Name|Email|Company|Phone|Accepts Marketing|Total Spent|Total Orders|Tags|Note", "_name|_surname|_email|-|_mobilePhone|_newsletterSubscriptionStatus|-|-|-|-"_L1},
    {ImportKind::Contacts, u"Customer ID|First Name|Last Name|Email|Accepts Email Marketing|Default Address City|Phone|Accepts SMS Marketing", "_externalId|_name|_surname|_email|_newsletterSubscriptionStatus|-|_mobilePhone|_smsSubscriptionStatus"_L1},
    {ImportKind::Contacts, u"Email Address|First Name|Last Name|Birthday|MEMBER_RATING|OPTIN_TIME", "_email|_name|_surname|_birthdate|-|-"_L1},
    {ImportKind::Contacts, u"user_email|first_name|last_name|billing_phone|user_login", "_email|_name|_surname|_mobilePhone|-"_L1},
    {ImportKind::Contacts, u"billing_email|billing_first_name|billing_last_name|billing_phone|billing_city", "_email|_name|_surname|_mobilePhone|-"_L1},
    {ImportKind::Contacts, u"id_customer|firstname|lastname|email|birthday|newsletter|optin", "_externalId|_name|_surname|_email|_birthdate|_newsletterSubscriptionStatus|-"_L1},
    {ImportKind::Contacts, u"ID cliente;Nombre;Apellido;E-mail;Teléfono;Fecha Nac.;Puntos", "_externalId|_name|_surname|_email|_mobilePhone|_birthdate|_points"_L1},
    {ImportKind::Contacts, u"CORREO|NOMBRE|APELLIDOS|TELEFONO|FECHA NACIMIENTO|PUNTOS FIDELIDAD", "_email|_name|_surname|_mobilePhone|_birthdate|_points"_L1},
    {ImportKind::Contacts, u"Dirección de correo electrónico|Nombre de pila|Primer apellido|Segundo apellido|Teléfono fijo|Móvil", "_email|_name|_surname|-|-|_mobilePhone"_L1},
    {ImportKind::Contacts, u"Given Name|Family Name|E-mail 1 - Value|Phone 1 - Value|Birthday|Organization 1 - Name", "_name|_surname|_email|_mobilePhone|_birthdate|-"_L1},
    {ImportKind::Contacts, u"Nombre de usuario|Correo|Idioma|Alta", "-|_email|-|-"_L1},
    {ImportKind::Contacts, u"Código cliente|Email cliente|Nombre cliente|Apellidos cliente|Teléfono cliente", "_externalId|_email|_name|_surname|_mobilePhone"_L1},
    {ImportKind::Contacts, u"Cod. cliente|Email del cliente|Nombre del cliente|Apellidos del cliente|Tfno. móvil", "_externalId|_email|_name|_surname|_mobilePhone"_L1},
    {ImportKind::Contacts, u"email|suscrito|sms|puntos", "_email|_newsletterSubscriptionStatus|_mobilePhone|_points"_L1},
    {ImportKind::Contacts, u"mail|name|surname|mobile|dob|loyalty points", "_email|_name|_surname|_mobilePhone|_birthdate|_points"_L1},
    {ImportKind::Contacts, u"Contact Email|Contact Name|Date of birth|Cell phone", "_email|_name|_birthdate|_mobilePhone"_L1},
    {ImportKind::Contacts, u"Nº socio|Nombre|Apellidos|Correo-e|Celular|Cumpleaños|Saldo de puntos", "_externalId|_name|_surname|_email|_mobilePhone|_birthdate|_points"_L1},
    {ImportKind::Contacts, u"Correo Electronico|Numero de telefono|Fecha de cumpleaños", "_email|_mobilePhone|_birthdate"_L1},
    {ImportKind::Contacts, u"External ID|Email|First name|Surname|Date of birth|Mobile phone|Phone status|Email status|Newsletter|Text messages|Points", "_externalId|_email|_name|_surname|_birthdate|_mobilePhone|_mobilePhoneStatus|_emailStatus|_newsletterSubscriptionStatus|_smsSubscriptionStatus|_points"_L1},
    {ImportKind::Contacts, u"customer_number|e_mail|given_name|family_name|mobile_number|birth_date|reward_points", "_externalId|_email|_name|_surname|_mobilePhone|_birthdate|_points"_L1},
    {ImportKind::Contacts, u"emial|nombre|apelidos|telefno", "_email|_name|_surname|_mobilePhone"_L1},
    {ImportKind::Contacts, u"Tu correo|Tu nombre|Tus apellidos|Acepta publicidad", "_email|_name|_surname|_newsletterSubscriptionStatus"_L1},
    {ImportKind::Contacts, u"Your email|Your name|Marketing consent|Submitted at", "_email|_name|_newsletterSubscriptionStatus|-"_L1},
    {ImportKind::Contacts, u"Email (obligatorio)|Nombre (*)|Apellidos (*)|Teléfono (opcional)", "_email|_name|_surname|_mobilePhone"_L1},
    {ImportKind::Contacts, u"shop|Email|Ciudad|Tienda favorita", "shop|_email|-|fav"_L1},
    {ImportKind::Contacts, u"CustomerID|EmailAddress|FirstName|LastName|MobilePhone|BirthDate|Points", "_externalId|_email|_name|_surname|_mobilePhone|_birthdate|_points"_L1},
    {ImportKind::Contacts, u"userId|email|firstName|lastName|phoneNumber|language", "_externalId|_email|_name|_surname|_mobilePhone|-"_L1},
    {ImportKind::Contacts, u"Referencia externa|Correo de contacto|Teléfono de contacto|Nombre de contacto", "_externalId|_email|_mobilePhone|_name"_L1},
    {ImportKind::Contacts, u"Estado email|Estado teléfono|Email|Teléfono|Consentimiento SMS|Consentimiento email", "_emailStatus|_mobilePhoneStatus|_email|_mobilePhone|_smsSubscriptionStatus|_newsletterSubscriptionStatus"_L1},
    {ImportKind::Contacts, u"Subscriber|Fname|Lname|Phone|Status|Source", "_email|_name|_surname|_mobilePhone|-|-"_L1},
    {ImportKind::Contacts, u"Nombre completo|Email|Empresa|Cargo", "-|_email|-|-"_L1},
    {ImportKind::Contacts, u"id|email|created_at|updated_at|orders_count", "-|_email|-|-|-"_L1},
    {ImportKind::Contacts, u"Vorname|Nachname|E-Mail|Handy|Geburtsdatum", "_name|_surname|_email|_mobilePhone|_birthdate"_L1},
    {ImportKind::Contacts, u"Record ID|First Name|Last Name|Email|Phone Number|Contact owner|Lead Status", "-|_name|_surname|_email|_mobilePhone|-|-"_L1},
    {ImportKind::Contacts, u"NIF|Código|Nombre|Correo electrónico|Móvil|Población|Provincia|CP", "-|-|_name|_email|_mobilePhone|-|-|-"_L1},
    {ImportKind::Products, u"productId|name|productDetailUrl|unitPrice|imageUrl|brand|categories", "productId|name|productDetailUrl|unitPrice|imageUrl|brand|categories"_L1},
    {ImportKind::Products, u"Product ID|Name|Product page|Unit price|Image|Brand|Categories|Tags|Description", "productId|name|productDetailUrl|unitPrice|imageUrl|brand|categories|tags|description"_L1},
    {ImportKind::Products, u"Referencia|Nombre|URL|Precio|Imagen|Marca|Categoría|Descripción", "productId|name|productDetailUrl|unitPrice|imageUrl|brand|categories|description"_L1},
    {ImportKind::Products, u"SKU|Título|Enlace|PVP|Foto|Fabricante|Familia|Stock", "productId|name|productDetailUrl|unitPrice|imageUrl|brand|categories|inStockUnits"_L1},
    {ImportKind::Products, u"id|title|link|price|image_link|brand|google_product_category|availability|condition", "-|name|productDetailUrl|unitPrice|imageUrl|brand|categories|availability|-"_L1},
    {ImportKind::Products, u"Handle|Title|Body (HTML)|Vendor|Type|Tags|Published|Variant Price|Variant Compare At Price|Image Src", "productId|name|description|brand|-|tags|publishedAt|unitPrice|unitPriceOriginal|imageUrl"_L1},
    {ImportKind::Products, u"ID|SKU|Name|Description|Regular price|Stock|Categories|Tags|Images", "-|productId|name|description|unitPrice|inStockUnits|categories|tags|imageUrl"_L1},
    {ImportKind::Products, u"Código de producto|Nombre del producto|Precio de venta|Precio anterior|URL del producto|URL de la imagen", "productId|name|unitPrice|unitPriceOriginal|productDetailUrl|imageUrl"_L1},
    {ImportKind::Products, u"sku|product_name|product_url|sale_price|original_price|thumbnail|rating|review_count", "productId|name|productDetailUrl|unitPrice|unitPriceOriginal|thumbnailUrl|rating|reviewCount"_L1},
    {ImportKind::Products, u"Artículo|Código artículo|Precio sin IVA|PVP|Existencias|Disponibilidad", "name|productId|unitPriceWithoutVAT|unitPrice|inStockUnits|availability"_L1},
    {ImportKind::Products, u"itemid|itemname|itemurl|price|discount|discount_percentage|stock_status", "productId|name|productDetailUrl|unitPrice|discountedAmount|discountedPercentage|availability"_L1},
    {ImportKind::Products, u"Producto|Ref. producto|Enlace producto|Precio con IVA|Valoración|Opiniones|Etiquetas", "name|productId|productDetailUrl|unitPrice|rating|reviewCount|tags"_L1},
    {ImportKind::Products, u"Product SKU|Product title|Product link|Selling price|Main image|Launch date|Priority", "productId|name|productDetailUrl|unitPrice|imageUrl|publishedAt|priority"_L1},
    {ImportKind::Products, u"customField1|customField2|productId|name|unitPrice|productDetailUrl|isBlacklisted", "customField1|customField2|productId|name|unitPrice|productDetailUrl|isBlacklisted"_L1},
    {ImportKind::Products, u"Denominación|Referencia|Página del producto|Precio tarifa|Colección|Miniatura|Productos relacionados", "name|productId|productDetailUrl|unitPrice|categories|thumbnailUrl|relatedExternalProductIds"_L1},
    {ImportKind::Coupons, u"code", "code"_L1},
    {ImportKind::Coupons, u"Código", "code"_L1},
    {ImportKind::Coupons, u"Cupón|Estado", "code|-"_L1},
    {ImportKind::Coupons, u"Voucher code|Value", "code|-"_L1},
    {ImportKind::Coupons, u"Código de descuento|Descuento|Caducidad", "code|-|-"_L1},
    {ImportKind::Coupons, u"Promo code|Uses", "code|-"_L1},
    {ImportKind::Coupons, u"CODIGO PROMOCIONAL", "code"_L1},
};
// clang-format on

class TestHeadings final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void nineteenOfTwentyColumnsOfManyFilesGoWhereTheyBelong()
    {
        const QJsonArray own{
            QJsonObject{{u"id"_s, u"shop"_s}, {u"name"_s, u"Shop"_s}, {u"type"_s, u"text"_s}},
            QJsonObject{
                {u"id"_s, u"fav"_s}, {u"name"_s, u"Tienda favorita"_s}, {u"type"_s, u"text"_s}}};
        QVERIFY(std::size(headingSets) >= 60);
        int columns = 0;
        QStringList wrong;
        for (const auto &set : headingSets) {
            const char16_t sign = set.headings.contains(u'|') ? u'|' : u';';
            const auto headings = set.headings.toString().split(QChar(sign));
            auto fields = QString(set.fields).split(u'|');
            QCOMPARE(headings.size(), fields.size());
            const auto matches =
                records::matchColumns(headings, importcheck::targetsOf(set.kind, own));
            for (qsizetype at = 0; at < headings.size(); ++at) {
                const auto wanted = fields[at] == u'-' ? QString() : fields[at];
                const auto &found = matches[static_cast<std::size_t>(at)].key;
                ++columns;
                if (found != wanted)
                    wrong.append(u"%1: %2 instead of %3"_s.arg(headings[at], found, wanted));
            }
        }
        QVERIFY2(wrong.size() * 20 <= columns,
                 qPrintable(u"%1 of %2\n"_s.arg(wrong.size()).arg(columns) + wrong.join(u'\n')));
        qInfo("%lld of %d columns went elsewhere.\n%s", wrong.size(), columns,
              qPrintable(wrong.join(u'\n')));
    }

    // The better match gets the field, whatever its position.
    void aMobileIsNotPassedOverForAPhone()
    {
        const auto matches =
            records::matchColumns({u"Teléfono"_s, u"Teléfono móvil"_s, u"Mobile phone"_s},
                                  importcheck::targetsOf(ImportKind::Contacts, {}));
        QCOMPARE(matches[0].key, QString());
        QCOMPARE(matches[2].key, u"_mobilePhone"_s);
    }
};

STOREDESK_TEST(TestHeadings)

} // namespace tst_headings

#include "tst_headings.moc"
