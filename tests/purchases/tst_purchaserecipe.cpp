// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/recipeshelf.h"
#include "purchases/purchaserecipe.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_purchaserecipe {

using namespace Qt::StringLiterals;
using namespace storedesk;
using imports::Recipe;
using imports::RecipeKind;
using purchases::choicesOf;
using purchases::OrderChoices;
using purchases::OrderField;
using purchases::OrderMatching;

// Tests the content of recipes of the purchases assistant, and that invalid ones are refused.
class TestPurchaseRecipe final : public QObject
{
    Q_OBJECT

private:
    // Returns choices of which none has its default value.
    [[nodiscard]] static OrderChoices choices(const QStringList &columns = headings())
    {
        return {.columns = columns,
                .matching = OrderMatching::proposedFor(columns),
                .options = {.repair = true,
                            .dates = values::DateOrder::MonthFirst,
                            .decimals = values::DecimalSign::Comma,
                            .currency = u"EUR"_s,
                            .acceptDifferences = true,
                            .statuses = {{u"revisado"_s, true}, {QString(), false}}},
                .triggersWorkflows = true,
                .createsContacts = true,
                .createsProducts = true,
                .repairs = {{.column = u"price"_s,
                             .repair = {.action = importcheck::Action::Replace,
                                        .text = u"€"_s,
                                        .replacement = {}}}},
                .guards = {.mostRows = 500, .mostRejects = 2.5}};
    }
    [[nodiscard]] static QStringList headings()
    {
        return {u"order"_s, u"colour"_s,   u"date"_s,  u"email"_s,
                u"sku"_s,   u"quantity"_s, u"price"_s, u"status"_s};
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void everyChoiceIsStoredAndReadAgain()
    {
        const auto made = purchaseRecipe(choices(), u"Shop"_s);
        const auto read = Recipe::fromJson(made.toJson());
        QVERIFY2(read, qPrintable(read ? QString() : read.error().why));
        QCOMPARE(*read, made);
        QCOMPARE(read->kind, RecipeKind::Purchases);
        QVERIFY(!made.toJson().contains("colour"));
        const auto stored = choicesOf(*read);
        QVERIFY2(stored, qPrintable(stored ? QString() : stored.error().why));
        QCOMPARE(stored->columns.size(), headings().size() - 1);
        const auto again = choicesFor(*stored, headings());
        QVERIFY(again);
        QCOMPARE(*again, choices());
        QCOMPARE(OrderChoices::fromJson(choices().toJson()), choices());
    }

    // Columns may be in another order, and additional ones are not used, even if their headings
    // suggest a field.
    void columnsAreFoundByTheirNames()
    {
        const auto stored = choicesOf(purchaseRecipe(choices(), u"Shop"_s));
        QVERIFY(stored);
        const QStringList columns{u"Status"_s, u"PRICE"_s,    u"quantity"_s, u"sku"_s,
                                  u"email"_s,  u"currency"_s, u"date"_s,     u"order"_s};
        const auto found = choicesFor(*stored, columns);
        QVERIFY(found);
        QCOMPARE(found->columns, columns);
        QCOMPARE(found->matching.columnOf(OrderField::OrderId), 7);
        QCOMPARE(found->matching.columnOf(OrderField::UnitPrice), 1);
        QVERIFY(!found->matching.has(OrderField::Currency));
        QCOMPARE(found->columnRepairs().size(), 1U);
        QCOMPARE(found->columnRepairs().front().column, 1);
        // Unused columns are not part of the recipe, nor are their changes.
        auto more = choices();
        more.repairs.push_back({.column = u"colour"_s, .repair = {}});
        QCOMPARE(choicesOf(purchaseRecipe(more, u"Shop"_s)), stored);
        QCOMPARE(found->options, choices().options);

        const auto lacking = choicesFor(*stored, {u"order"_s, u"date"_s, u"email"_s, u"sku"_s});
        QVERIFY(!lacking);
        QVERIFY2(lacking.error().what.contains(u"quantity, price, status"_s)
                     || lacking.error().what.contains(u"status, quantity, price"_s),
                 qPrintable(lacking.error().what));
        QVERIFY(lacking.error().next.contains(u"sku"_s));
    }

    // Shops repeat headings, such as the name of the buyer and of the product.
    void repeatedHeadingsAreToldApart()
    {
        const QStringList columns{u"order"_s, u"date"_s,     u"email"_s, u"sku"_s,
                                  u"name"_s,  u"quantity"_s, u"price"_s, u"name"_s};
        auto wanted = choices(columns);
        wanted.matching.assign(7, OrderField::ProductName);
        wanted.matching.assign(4, OrderField::FirstName);
        const auto stored = choicesOf(purchaseRecipe(wanted, u"Shop"_s));
        QVERIFY2(stored, qPrintable(stored ? QString() : stored.error().why));
        QCOMPARE(choicesFor(*stored, columns).value().matching, wanted.matching);
        // Two columns must not be found in one.
        QVERIFY(!choicesFor(*stored, columns.first(7)));
        auto cases = wanted;
        cases.columns[7] = u"Name"_s;
        const auto two = choicesOf(purchaseRecipe(cases, u"Shop"_s));
        QVERIFY(two);
        QCOMPARE(choicesFor(*two, cases.columns).value().matching, wanted.matching);
        QVERIFY(!choicesFor(*two, columns.first(7)));
    }

    void invalidRecipesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("why");
        const auto row = [](const char *name, const char *from, const char *to,
                            const QString &why) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << why;
        };
        row("unknown setting", "\"repair\"", "\"mend\"", u"“purchases.mend”: is unknown"_s);
        row("change of a column", "\"replace\"", "\"swap\"",
            u"“purchases.repairs[0].do”: is not a fix"_s);
        row("unknown member", "\"kind\"", "\"limits\": {}, \"kind\"", u"“limits”: is unknown"_s);
        row("unknown limit", "\"mostRows\"", "\"mostRow\"", u"“guards.mostRow”: is unknown"_s);
        row("missing records", "\"createsContacts\": true", "\"createsContacts\": 1",
            u"“purchases.createsContacts”: must be true or false"_s);
        row("type of a setting", "\"repair\": true", "\"repair\": 1",
            u"“purchases.repair”: must be true or false"_s);
        row("order of dates", "\"mdy\"", "\"ymd\"", u"“purchases.dates”: must be dmy or mdy"_s);
        row("decimal sign", "\"comma\"", "\"dot\"", u"must be point or comma"_s);
        row("currency", "\"EUR\"", "\"EURO\"", u"“purchases.currency”: must be a code"_s);
        row("status", "\"revisado\": true", "\"revisado\": \"yes\"",
            u"“purchases.saleStatuses.revisado”: must be true or false"_s);
        row("unknown field", "\"quantity\": \"quantity\"", "\"amount\": \"quantity\"",
            u"“purchases.columns.amount”: is unknown"_s);
        row("type of a column", "\"quantity\": \"quantity\"", "\"quantity\": 5",
            u"“purchases.columns.quantity”: must be text"_s);
        row("column used twice", "\"quantity\": \"quantity\"", "\"quantity\": \"price\"",
            u"also used for “quantity”"_s);
        row("missing column", "\"order\": \"order\",", "", u"Choose the column for: "_s);
        row("no settings", "\"purchases\": {", "\"purchases\": [], \"others\": {",
            u"“purchases”: must be an object"_s);
    }
    void invalidRecipesAreRefused()
    {
        QFETCH(const QByteArray, from);
        QFETCH(const QByteArray, to);
        QFETCH(const QString, why);
        auto json = purchaseRecipe(choices(), u"Shop"_s).toJson();
        QVERIFY2(json.count(from) == 1, json);
        json.replace(from, to);
        const auto refused = Recipe::fromJson(json).and_then(purchases::choicesOf);
        QVERIFY(!refused);
        QVERIFY2(refused.error().why.contains(why), qPrintable(refused.error().why));
    }

    // Other assistants and schedules refuse the recipe and name its kind.
    void recipesAreOfferedByKind()
    {
        const QTemporaryDir folder;
        const imports::RecipeShelf shelf(folder.path());
        const auto kept = shelf.keep(purchaseRecipe(choices(), u"Shop"_s));
        QVERIFY(kept);
        QCOMPARE(shelf.all(RecipeKind::Purchases), QList<imports::StoredRecipe>{*kept});
        QVERIFY(shelf.all(RecipeKind::Import).isEmpty());
        QVERIFY(imports::readRecipe(kept->path, RecipeKind::Purchases));
        const auto refused = imports::readRecipe(kept->path, RecipeKind::Bulk);
        QVERIFY(!refused && refused.error().why.contains(u"purchases"_s));
    }
};

STOREDESK_TEST(TestPurchaseRecipe)

} // namespace tst_purchaserecipe

#include "tst_purchaserecipe.moc"
