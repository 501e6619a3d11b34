// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/checker.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QJsonDocument>
#include <QTest>

#include <algorithm>

namespace tst_fieldset {

using namespace storedesk::catalogue;
using namespace Qt::StringLiterals;

static QJsonArray accountFields()
{
    return QJsonDocument::fromJson(R"([
        {"id": "_name", "name": "Nombre", "type": "text", "custom": false, "readOnly": false},
        {"id": "_createdAt", "name": "Creado", "type": "date", "custom": false, "readOnly": true},
        {"id": "_mobilePhone", "name": "Móvil", "type": "phone", "custom": false, "defaultCountryCode": "34"},
        {"id": "_loyalty", "name": "Loyalty", "type": "integer", "custom": false, "readOnly": false},
        {"id": "nick", "name": "Nickname", "type": "text", "custom": true, "required": true, "maxLength": 5},
        {"id": "age", "name": "Age", "type": "integer", "custom": true, "minValue": 18, "maxValue": 99},
        {"id": "weight", "name": "Weight", "type": "decimal", "custom": true},
        {"id": "joined", "name": "Joined", "type": "date", "custom": true, "minDate": "2020-01-01",
         "maxDate": "2026-12-31"},
        {"id": "sizes", "name": "Sizes", "type": "checkbox", "custom": true, "required": true,
         "options": [{"id": "s", "label": "Small"}, {"id": "l", "label": "Large"}]},
        {"id": "colour", "name": "Colour", "type": "radio", "custom": true,
         "options": [{"id": "r", "label": "Red"}]},
        {"id": "home", "name": "Home", "type": "phone", "custom": true, "defaultCountryCode": "44"},
        {"id": "vip", "name": "VIP", "type": "boolean", "custom": true},
        {"id": "score", "name": "Score", "type": "decimal", "custom": true, "readOnly": true},
        {"id": "new", "name": "New", "type": "hologram", "custom": true}
    ])")
        .array();
}

static std::vector<FieldFault> faultsOf(const FieldSet &set, const QByteArray &json)
{
    return Checker(set).check(QJsonDocument::fromJson(json).object());
}

class TestFieldSet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void aBodyRejectsReadOnlyFields();
    void filesAndAnswersAreNotStrict();
    void conditionsThatCannotBeMetHereAreDropped();
    void aPatchCannotClearFieldsRequiredOnCreation();
    void aRowBecomesARule();
    void theFieldsOfTheAccountAreAdded();
    void theFieldsOfTheAccountAreChecked();
    void filesOfContactsHaveTheirOwnForms();
    void aSystemFieldOfANewerServiceIsNotLost();
    void anEventHasTheFieldsOfItsType();
    void aWebhookMaySendMore();
};

void TestFieldSet::aBodyRejectsReadOnlyFields()
{
    const auto set = FieldSet::of(Resource::Contact, FieldLocation::PatchByEmail);
    QVERIFY(set.strict);
    QVERIFY(set.rule(u"_email"_s)->readOnly);
    QVERIFY(set.rule(u"_totalPurchases"_s)->readOnly);
    QVERIFY(!set.rule(u"_externalId"_s)->readOnly);
    QCOMPARE(set.rule(u"nothing"_s), nullptr);
    QCOMPARE(std::ranges::count_if(set.rules, [](const FieldRule &rule) { return !rule.readOnly; }),
             10);
    // Two rows describe this field, but only the row for this location is added.
    QCOMPARE(std::ranges::count(set.rules, u"_birthdate"_s, &FieldRule::key), 1);
}

void TestFieldSet::filesAndAnswersAreNotStrict()
{
    const auto file = FieldSet::of(Resource::Product, FieldLocation::Csv);
    QVERIFY(!file.strict);
    QCOMPARE(file.rules.size(), 26U);
    QVERIFY(std::ranges::none_of(file.rules, &FieldRule::readOnly));
    QVERIFY(!FieldSet::of(Resource::Product, FieldLocation::Answer).strict);
    QCOMPARE(FieldSet::of(Resource::CouponSet, FieldLocation::Csv).rules.size(), 1U);
    const auto columns = FieldSet::of(Resource::Export, FieldLocation::Table);
    QVERIFY(columns.rule(u"status"_s));
    QVERIFY(!columns.rule(u"fileUrl"_s));
}

void TestFieldSet::conditionsThatCannotBeMetHereAreDropped()
{
    const auto create = FieldSet::of(Resource::Export, FieldLocation::Create);
    QCOMPARE(create.rule(u"filters.fromDate"_s)->whenKey, u"exportType"_s);
    QCOMPARE(create.rule(u"filters.fromDate"_s)->whenValues,
             (QStringList{u"activities"_s, u"data-explorer"_s}));
    QCOMPARE(create.rule(u"filters.fromDate"_s)->type, Type::Moment);
    const auto explorer = FieldSet::of(Resource::Export, FieldLocation::CreateExplorer);
    QCOMPARE(explorer.rule(u"filters.reportId"_s)->whenKey, QString());
    QVERIFY(explorer.rule(u"filters.reportId"_s)->required);
    QCOMPARE(explorer.rule(u"filters.fromDate"_s)->type, Type::Day);
    QVERIFY(explorer.rule(u"exportType"_s)->readOnly);
}

void TestFieldSet::aPatchCannotClearFieldsRequiredOnCreation()
{
    const auto patch = FieldSet::of(Resource::CustomIntegration, FieldLocation::Patch);
    QVERIFY(!patch.rule(u"name"_s)->required);
    QVERIFY(patch.rule(u"name"_s)->filled);
    QVERIFY(!patch.rule(u"description"_s)->filled);
    const auto create = FieldSet::of(Resource::CustomIntegration, FieldLocation::Create);
    QVERIFY(create.rule(u"name"_s)->required);
    QVERIFY(!create.rule(u"name"_s)->filled);
}

void TestFieldSet::aRowBecomesARule()
{
    const auto create = FieldSet::of(Resource::Purchase, FieldLocation::Create);
    const FieldRule &email = *create.rule(u"contactEmail"_s);
    QCOMPARE(email.unlessKey, u"contactExternalId"_s);
    QCOMPARE(email.title, u"Buyer's email"_s);
    QVERIFY(!email.help.isEmpty());
    QCOMPARE(create.rule(u"products[].rating"_s)->maximum, 5.0);
    QCOMPARE(create.rule(u"contactExternalId"_s)->maxLength, 50);
    const auto product = FieldSet::of(Resource::Product, FieldLocation::Patch);
    QCOMPARE(
        product.rule(u"availability"_s)->options,
        (std::vector<Option>{{u"instock"_s, u"In stock"_s}, {u"outofstock"_s, u"Out of stock"_s}}));
    QCOMPARE(FieldSet::of(Resource::Product, FieldLocation::Csv).rule(u"availability"_s)->options,
             product.rule(u"availability"_s)->options);
    QCOMPARE(FieldSet::of(Resource::Product, FieldLocation::Answer)
                 .rule(u"availability"_s)
                 ->options.size(),
             4U);
}

void TestFieldSet::theFieldsOfTheAccountAreAdded()
{
    const auto set = FieldSet::ofContacts(FieldLocation::PatchByEmail, accountFields());
    QCOMPARE(set.rule(u"_name"_s)->title, u"First name"_s);
    QCOMPARE(set.rule(u"_mobilePhone"_s)->countryCode, u"34"_s);
    const FieldRule &nick = *set.rule(u"nick"_s);
    QCOMPARE(nick.title, u"Nickname"_s);
    QCOMPARE(nick.maxLength, 5);
    QVERIFY(nick.filled && !nick.required);
    QCOMPARE(set.rule(u"age"_s)->minimum, 18.0);
    QCOMPARE(set.rule(u"age"_s)->maximum, 99.0);
    QCOMPARE(set.rule(u"joined"_s)->earliest, u"2020-01-01"_s);
    QCOMPARE(set.rule(u"joined"_s)->latest, u"2026-12-31"_s);
    QCOMPARE(set.rule(u"joined"_s)->type, Type::Date);
    QCOMPARE(set.rule(u"sizes"_s)->type, Type::Choices);
    QCOMPARE(set.rule(u"sizes"_s)->options,
             (std::vector<Option>{{u"s"_s, u"Small"_s}, {u"l"_s, u"Large"_s}}));
    QCOMPARE(set.rule(u"colour"_s)->type, Type::Choice);
    QCOMPARE(set.rule(u"home"_s)->countryCode, u"44"_s);
    QCOMPARE(set.rule(u"vip"_s)->type, Type::Boolean);
    QVERIFY(set.rule(u"score"_s)->readOnly);
    QCOMPARE(set.rule(u"new"_s)->type, Type::Any);
    // A field in the account's list is not added a second time.
    QCOMPARE(std::ranges::count(set.rules, u"_createdAt"_s, &FieldRule::key), 1);
    QCOMPARE(FieldSet::ofContacts(FieldLocation::Table, accountFields()).rules,
             FieldSet::of(Resource::Contact, FieldLocation::Table).rules);
}

void TestFieldSet::theFieldsOfTheAccountAreChecked()
{
    const auto set = FieldSet::ofContacts(FieldLocation::PatchByEmail, accountFields());
    QCOMPARE(
        faultsOf(set,
                 R"({"nick": "Ana", "age": 18, "weight": 60.5, "joined": "2026-12-31T10:00:00Z",
                               "sizes": [], "colour": "r", "home": "7911123456", "vip": true,
                               "new": {"x": 1}, "_mobilePhone": "+34651234567"})"),
        std::vector<FieldFault>());
    // The service knows the country in this case too, but requires the international format for
    // this field.
    QCOMPARE(faultsOf(set, R"({"_mobilePhone": "651234567"})"),
             (std::vector<FieldFault>{{u"/_mobilePhone"_s, u"_mobilePhone"_s, Reason::NotPhone}}));
    QCOMPARE(faultsOf(set, R"({"nick": null, "age": 17, "joined": "2019-12-31", "sizes": ["s", "m"],
                               "score": 1, "vip": "true", "unheard": 1})"),
             (std::vector<FieldFault>{{u"/age"_s, u"age"_s, Reason::TooSmall},
                                      {u"/joined"_s, u"joined"_s, Reason::TooEarly},
                                      {u"/nick"_s, u"nick"_s, Reason::Missing},
                                      {u"/score"_s, u"score"_s, Reason::ReadOnly},
                                      {u"/sizes/1"_s, u"sizes"_s, Reason::NotAChoice},
                                      {u"/unheard"_s, u"unheard"_s, Reason::Unknown},
                                      {u"/vip"_s, u"vip"_s, Reason::WrongType}}));
}

void TestFieldSet::filesOfContactsHaveTheirOwnForms()
{
    const auto set = FieldSet::ofContacts(FieldLocation::Csv, accountFields());
    QVERIFY(!set.strict);
    QCOMPARE(set.rule(u"_birthdate"_s)->type, Type::Day);
    QCOMPARE(set.rule(u"joined"_s)->type, Type::Day);
    QVERIFY(set.rule(u"_mobilePhone"_s)->national);
    QVERIFY(set.rule(u"home"_s)->national);
    QVERIFY(!set.rule(u"score"_s));
    QVERIFY(!set.rule(u"_createdAt"_s));
    // The service fills in the default value.
    QVERIFY(!set.rule(u"nick"_s)->required && !set.rule(u"nick"_s)->filled);
    const Checker checker(set);
    const auto phone = static_cast<std::size_t>(set.rule(u"_mobilePhone"_s) - set.rules.data());
    QCOMPARE(checker.check(phone, "651234567"), Reason::None);
}

void TestFieldSet::aSystemFieldOfANewerServiceIsNotLost()
{
    const auto set = FieldSet::ofContacts(FieldLocation::PatchByEmail, accountFields());
    QVERIFY(set.rule(u"_loyalty"_s));
    QCOMPARE(set.rule(u"_loyalty"_s)->type, Type::Integer);
}

static QJsonObject eventType(const QString &receiveType)
{
    auto type = QJsonDocument::fromJson(R"({"alias": "signup", "fields": [
        {"id": "mail", "name": "Mail", "type": "email", "isPrimaryKey": true},
        {"id": "plan", "name": "Plan", "type": "radio", "required": true,
         "options": [{"id": "free", "label": "Free"}, {"id": "paid", "label": "Paid"}]},
        {"id": "seats.count", "name": "Seats", "type": "integer"},
        {"id": "when", "name": "When", "type": "date"}]})")
                    .object();
    type[u"receiveType"_s] = receiveType;
    return type;
}

void TestFieldSet::anEventHasTheFieldsOfItsType()
{
    const auto set = FieldSet::ofEvent(eventType(u"api"_s));
    QVERIFY(set.strict);
    QCOMPARE(set.rules.size(), 4U);
    QVERIFY(set.rule(u"mail"_s)->primaryKey && set.rule(u"mail"_s)->required);
    QCOMPARE(
        faultsOf(set,
                 R"({"mail": "a@b.co", "plan": "free", "seats.count": 3, "when": "2026-01-31"})"),
        std::vector<FieldFault>());
    QCOMPARE(faultsOf(set, R"({"plan": "gold", "seats.count": "3", "more": 1})"),
             (std::vector<FieldFault>{{u"/more"_s, u"more"_s, Reason::Unknown},
                                      {u"/plan"_s, u"plan"_s, Reason::NotAChoice},
                                      {u"/seats.count"_s, u"seats.count"_s, Reason::WrongType},
                                      {u"/mail"_s, u"mail"_s, Reason::Missing}}));
}

void TestFieldSet::aWebhookMaySendMore()
{
    const auto set = FieldSet::ofEvent(eventType(u"webhook"_s));
    QCOMPARE(faultsOf(set, R"({"mail": "a@b.co", "plan": "paid", "more": 1})"),
             std::vector<FieldFault>());
}

STOREDESK_TEST(TestFieldSet)

} // namespace tst_fieldset

#include "tst_fieldset.moc"
