// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sending.h"
#include "support/tablefile.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "ui/navigation/pagetabs.h"
#include "ui/pages/pagetable.h"
#include "ui/palette/palette.h"
#include "ui/palette/recordguess.h"
#include "ui/sheetview/openfile.h"
#include "ui/tableoptions/conditionpopup.h"
#include "ui/tables/searchfield.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QAction>
#include <QFrame>
#include <QJsonArray>
#include <QListView>
#include <QMenu>

namespace tst_palette {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;

class TestPalette final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }
    void cleanup() { m_fixture.reset(); }

    void aTextIsGuessedByItsShape_data()
    {
        using enum OperationId;
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<OperationId>>("tried");
        QTest::newRow("email") << u" lucia@example.org "_s
                               << QList{GetContactByEmail, GetContactByExternalId};
        QTest::newRow("number") << u"48213"_s
                                << QList{GetContactByExternalId, GetProductByStoreId,
                                         GetPurchaseByStoreId};
        QTest::newRow("service id")
            << u"6735e1a09c2b41f0a8d3e77b"_s
            << QList{GetPurchase,         GetProduct,           GetExport,
                     GetImport,           GetCouponSet,         GetWorkflow,
                     GetContactField,     GetCustomIntegration, GetContactByExternalId,
                     GetProductByStoreId, GetPurchaseByStoreId};
        QTest::newRow("alias") << u"order-shipped"_s
                               << QList{GetContactByExternalId, GetProductByStoreId,
                                        GetPurchaseByStoreId, ListCustomEventTypes};
        QTest::newRow("words") << u"coupon sets"_s << QList<OperationId>();
        QTest::newRow("nothing") << u"  "_s << QList<OperationId>();
    }

    void aTextIsGuessedByItsShape()
    {
        QFETCH(const QString, text);
        QFETCH(const QList<OperationId>, tried);
        QList<OperationId> guessed;
        for (const auto &guess : ui::palette::guessesOf(text)) {
            guessed.append(guess.operation);
            QCOMPARE(guess.value, text.trimmed());
            QVERIFY(!guess.words.isEmpty());
        }
        QCOMPARE(guessed, tried);
    }

    void rowsThatOnlyTellAreSteppedOver()
    {
        ui::palette::PaletteModel model;
        const QAbstractItemModelTester tester(&model);
        model.setRows({{.title = u"told"_s},
                       {.title = u"done"_s,
                        .run =
                            [] {
                            }},
                       {.title = u"x"_s}});
        QCOMPARE(model.nextUsable(0, 1), 1);
        QCOMPARE(model.nextUsable(2, 1), -1);
        QCOMPARE(model.nextUsable(2, -1), 1);
        QVERIFY(!model.index(0, 0).flags().testFlag(Qt::ItemIsEnabled));
    }

    void ctrlKFindsAnActionAndEscGivesTheFocusBack()
    {
        connectWindow();
        QTest::keyClick(&window(), Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(field()->hasFocus());
        QTRY_VERIFY(popup()->isVisible());
        QTest::keyClicks(field(), u"keyb shor"_s);
        QTRY_COMPARE(titles().value(0), u"Keyboard shortcuts"_s);
        QTest::keyClick(field(), Qt::Key_Return);
        QTRY_VERIFY(window().currentPage()
                    && window().currentPage()->place().page == u"shortcuts"_s);
        QVERIFY(!popup()->isVisible());
        QVERIFY(field()->text().isEmpty());

        QTest::keyClick(&window(), Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(popup()->isVisible());
        QTest::keyClicks(field(), u"x"_s);
        // The first Esc clears the field.
        QTest::keyClick(field(), Qt::Key_Escape);
        QVERIFY(field()->text().isEmpty());
        // The second Esc closes the palette.
        QTest::keyClick(field(), Qt::Key_Escape);
        QTRY_VERIFY(!popup()->isVisible());
        QVERIFY(!field()->hasFocus());
    }

    void actionsAreFoundByTheirWords()
    {
        const Queries everywhere{
            {"history", "Change history"},
            {"changes", "Change history"},
            {"language", "Language: Español"},
            {"spanish", "Language: Español"},
            {"español", "Language: Español"},
            {"espanol", "Language: Español"},
            {"settings", "Theme: Dark"},
            {"preferences", "Language: Español"},
            {"bulk lookup", "Bulk lookup: Contacts"},
            {"bulk lookup prod", "Bulk lookup: Products"},
            {"bulk", "Bulk lookup: Purchases"},
            {"dark", "Theme: Dark"},
            {"new exp", "New export…"},
            {"new", "New import…"},
            {"new event type", "New event type…"},
            {"new export contacts", "New export: Contacts…"},
            {"nueva exportacion", "New export…"},
            {"cupones", "Coupon sets"},
            {"add customer", "New contact…"},
            {"actualizar", "Refresh"},
            {"reopen", "Reopen closed tab"},
            {"close other", "Close other tabs"},
            {"csv", "New import…"},
            {"refill", "New import…"},
            {"coupon codes", "New import…"},
            {"spreadsheet", "New import…"},
            {"excel", "New import…"},
        };
        const Queries ofTheList{
            {"delete", "Delete…"},
            {"copy id", "Copy the ID"},
        };
        connectWindow();
        findEach(u"workflows"_s, everywhere);
        findEach(u"exports"_s, ofTheList);
    }

    // Tests typical search terms and their expected first result.
    void commonSearchTermsFindTheirPage()
    {
        const Queries queries{
            {"unsubscribe", "Contacts"},
            {"baja", "Contacts"},
            {"opt-out", "Contacts"},
            {"customers", "Contacts"},
            {"clientes", "Contacts"},
            {"borrar contacto", "Contacts"},
            {"delete contact", "Contacts"},
            {"buscar correo", "Contacts"},
            {"coupons", "Coupon sets"},
            {"cupones", "Coupon sets"},
            {"descuentos", "Coupon sets"},
            {"voucher", "Coupon sets"},
            {"upload file", "New import…"},
            {"subir archivo", "New import…"},
            {"importar contactos", "New import…"},
            {"import contacts", "New import…"},
            {"download", "Exports"},
            {"descargar", "Exports"},
            {"descargar contactos", "New export…"},
            {"export contacts", "New export: Contacts…"},
            {"orders", "Purchases"},
            {"pedidos", "Purchases"},
            {"catalogo", "Products"},
            {"automation", "Workflows"},
            {"campañas", "Workflows"},
            {"papelera", "Bin"},
            {"restore deleted", "Bin"},
            {"gdpr", "Privacy request…"},
            {"rgpd", "Privacy request…"},
            {"derecho olvido", "Privacy request…"},
            {"mass update", "New bulk job…"},
            {"cambiar muchos", "New bulk job…"},
            {"dashboard", "Overview"},
            {"inicio", "Overview"},
            {"grafico", "Files"},
            {"excel", "Files"},
            {"atajos", "Keyboard shortcuts"},
            {"ayuda", "Help on this page"},
            {"historial cambios", "Change history"},
            {"contacts", "Contacts"},
            {"new contact", "New contact…"},
        };
        connectWindow();
        QVERIFY(m_fixture->open({.page = u"workflows"_s}));
        for (const auto &[text, title] : queries) {
            type(QString::fromUtf8(text));
            QVERIFY2(titles().value(0) == QString::fromUtf8(title),
                     qPrintable(QString::fromUtf8(text) + u": "_s + titles().join(u", "_s)));
        }
    }

    void formsAreFoundInEnglishFromTheSpanishWindow()
    {
        connectWindow();
        window().chooseLanguage(u"es"_s);
        QTRY_COMPARE(window().findChild<QAction *>(u"go-exports"_s)->text(), u"Exportaciones"_s);
        for (const auto *action : window().findChild<QMenu *>(u"new"_s)->actions()) {
            const auto english = QString::fromUtf8(ui::pages::pageRow(action->objectName())->title);
            const auto title = action->text().remove(u'&');
            for (const auto &text : {english, title.chopped(1)}) {
                type(text);
                QTRY_VERIFY2(titles().contains(title),
                             qPrintable(text + u": "_s + titles().join(u", "_s)));
            }
        }
    }

    void aReadOnlyAccountSaysWhyNothingIsMade()
    {
        m_fixture.emplace();
        auto careful = m_fixture->profile();
        careful.guard = profiles::ProtectionLevel::ReadOnly;
        QVERIFY(m_fixture->connectTo(careful));
        type(u"new contact field"_s);
        QTRY_VERIFY2(titles().contains(u"New contact field…"_s),
                     qPrintable(titles().join(u", "_s)));
        const auto row = list()->model()->index(0, 0);
        QVERIFY(row.data(ui::palette::PaletteModel::NoteRole).toString().contains(u"read-only"_s));
        QVERIFY(!(row.flags() & Qt::ItemIsEnabled));
        // The entry is enabled, because a bulk lookup, which only reads, is also a job.
        type(u"new bulk job"_s);
        QTRY_VERIFY(titles().contains(u"New bulk job…"_s));
        const auto bulk =
            list()->model()->index(static_cast<int>(titles().indexOf(u"New bulk job…"_s)), 0);
        QVERIFY(bulk.flags() & Qt::ItemIsEnabled);
    }

    void theActionsOfAFileAreFound()
    {
        connectWindow();
        const support::TableFolder folder;
        const auto path = folder.write(u"people.csv"_s, "id,name\n1,Ana\n");
        QVERIFY(m_fixture->open(ui::placeOfFile(path)));
        for (const auto &text : {u"add condition"_s, u"condition"_s, u"mask"_s}) {
            type(text);
            const auto title = text == u"mask"_s ? u"Mask personal data"_s : u"Add a condition…"_s;
            QTRY_VERIFY2(titles().contains(title), qPrintable(titles().join(u", "_s)));
        }
        type(u"add condition"_s);
        QTRY_COMPARE(titles().value(0), u"Add a condition…"_s);
        QTest::keyClick(field(), Qt::Key_Return);
        QTRY_VERIFY(window().findChild<ui::tableoptions::ConditionPopup *>());
    }

    void aNewExportOfAKindStartsWithIt()
    {
        connectWindow();
        type(u"new export activities"_s);
        QTRY_COMPARE(titles().value(0), u"New export: Activities…"_s);
        QTest::keyClick(field(), Qt::Key_Return);
        QTRY_COMPARE(window().currentPage()->place().page, u"new-export"_s);
        QVERIFY(window()
                    .currentPage()
                    ->findChild<QAbstractButton *>(u"kind.activities"_s)
                    ->isChecked());
    }

    void aLanguageIsFoundFromEveryOther()
    {
        connectWindow();
        window().chooseLanguage(u"es"_s);
        QTRY_COMPARE(window().findChild<QAction *>(u"go-exports"_s)->text(), u"Exportaciones"_s);
        for (const auto &text :
             {u"english"_s, u"ingl"_s, u"language"_s, u"idioma"_s, u"ajustes"_s}) {
            type(text);
            QTRY_VERIFY2(titles().contains(u"Idioma: English"_s),
                         qPrintable(text + u": "_s + titles().join(u", "_s)));
            field()->clear();
        }
    }

    void aWholeNameComesBeforeWhatBeginsWithIt()
    {
        connectWindow();
        type(u"new contact"_s);
        QTRY_COMPARE(titles().value(0), u"New contact…"_s);
        QVERIFY(titles().contains(u"New contact field…"_s));
        // Tabs that are open do not hide the page with that name.
        const auto list = support::sendAndWait(window(), {.operation = OperationId::ListExports});
        QVERIFY(list);
        const auto id = list->document["results"_L1][0]["id"_L1].toString();
        QVERIFY(m_fixture->open({.page = u"export"_s, .values = {id}}));
        type(u"exports"_s);
        QTRY_COMPARE(titles().value(0), u"Exports"_s);
    }

    void manyLookUpsAreOpened()
    {
        connectWindow();
        type(u"bulk lookup"_s);
        QTRY_COMPARE(titles().mid(0, 3),
                     (QStringList{u"Bulk lookup: Contacts"_s, u"Bulk lookup: Products"_s,
                                  u"Bulk lookup: Purchases"_s}));
        QTest::keyClick(field(), Qt::Key_Down);
        QTest::keyClick(field(), Qt::Key_Return);
        QTRY_COMPARE(window().currentPage()->place(),
                     (ui::PageAddress{u"look-up-many"_s, {u"products"_s, u"store-id"_s}}));
    }

    void openTabsAreFoundByTheirNames()
    {
        connectWindow();
        const ui::PageAddress look{u"look-up-many"_s, {u"products"_s, u"store-id"_s}};
        auto *many = m_fixture->open(look);
        many->paste(u"SKU-1\nSKU-2"_s);
        QVERIFY(m_fixture->open({.page = u"exports"_s}));
        const auto tabs = window().parts().tabs->count();
        type(many->title().left(6));
        QTRY_VERIFY2(titles().contains(many->title()), qPrintable(titles().join(u", "_s)));
        type(many->title());
        QTRY_COMPARE(titles().indexOf(many->title()), 0);
        QTest::keyClick(field(), Qt::Key_Return);
        QTRY_COMPARE(window().currentPage(), many);
        QCOMPARE(window().parts().tabs->count(), tabs);
        // A page in the navigation is listed once, whether or not it is open.
        type(u"exports"_s);
        QTRY_VERIFY(titles().contains(u"Exports"_s));
        QCOMPARE(titles().count(u"Exports"_s), 1);
    }

    void missingRecordsAreReportedAndKeysTriedInOrder()
    {
        connectWindow();
        // Wait, so that the page's own requests are not counted.
        QTRY_VERIFY(m_fixture->window().currentPage()->settled());
        // Also wait for the requests that load the names.
        type(u"no-such"_s);
        QTRY_VERIFY(namesAreKnown());
        const int before = m_fixture->ledger().total();
        type(u"no-such-alias"_s);
        QTRY_VERIFY(titles().contains(u"Look up “no-such-alias”"_s));
        QTest::keyClick(field(), Qt::Key_Return);
        QTRY_VERIFY(titles().constFirst().contains(u"No results for “no-such-alias”"_s));
        QList<OperationId> asked;
        for (const auto &entry : m_fixture->ledger().entries()) {
            if (entry.number > before && entry.operation)
                asked.append(*entry.operation);
        }
        using enum OperationId;
        QVERIFY(asked.size() > 4);
        QCOMPARE(asked.first(4),
                 QList({GetContactByExternalId, GetProductByStoreId, GetPurchaseByStoreId,
                        ListCustomIntegrations}));
        QVERIFY(asked.sliced(4).contains(ListCustomEventTypes));
        QVERIFY(popup()->isVisible());
        QVERIFY(titles().contains(u"Try again"_s));
    }

    void anEmailIsLookedUpFirst()
    {
        connectWindow();
        type(u"nobody@example.org"_s);
        QTRY_COMPARE(titles().value(0), u"Look up “nobody@example.org”"_s);
        QTest::keyClick(field(), Qt::Key_Return);
        QTRY_VERIFY(titles().constFirst().contains(u"No results"_s));
        QCOMPARE(m_fixture->ledger().received(OperationId::GetContactByEmail), 1);
        QCOMPARE(m_fixture->ledger().received(OperationId::GetContactByExternalId), 1);
    }

    // Finding a record opens its page and closes the palette.
    void aRecordIsFoundByItsKey_data()
    {
        QTest::addColumn<catalogue::Resource>("resource");
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("key");
        QTest::newRow("email") << catalogue::Resource::Contact << u"contact"_s << u"email"_s;
        QTest::newRow("SKU") << catalogue::Resource::Product << u"product"_s << u"store-id"_s;
        QTest::newRow("purchase") << catalogue::Resource::Purchase << u"purchase"_s
                                  << u"store-id"_s;
    }
    void aRecordIsFoundByItsKey()
    {
        QFETCH(const catalogue::Resource, resource);
        QFETCH(const QString, page);
        QFETCH(const QString, key);
        connectWindow();
        const auto value = m_fixture->service().examples().value(resource).first().value;
        lookUp(value);
        QTRY_COMPARE(window().currentPage()->place(), (ui::PageAddress{page, {key, value}}));
        QTRY_VERIFY(window().currentPage()->settled());
        QVERIFY(!popup()->isVisible());
        QVERIFY(field()->text().isEmpty());
        // The page shows the record, not just its address.
        QVERIFY(!window().currentPage()->recordActions().isEmpty());
    }

    void anEventTypeIsFoundByItsAlias()
    {
        using enum OperationId;
        connectWindow();
        const auto id =
            support::replyTo(window(),
                             {.operation = ListCustomIntegrations})[u"results"_s][0][u"id"_s]
                .toString();
        // The alias belongs to the first of two types, because the search ends between them.
        support::replyTo(window(),
                         {.operation = CreateCustomEventType,
                          .values = {id},
                          .body = QJsonObject{{u"name"_s, u"Shop visit"_s},
                                              {u"alias"_s, u"shop-visit-2"_s},
                                              {u"category"_s, u"receive"_s},
                                              {u"receiveType"_s, u"api"_s},
                                              {u"fields"_s, QJsonArray{mailField()}}}});
        const auto types =
            support::replyTo(window(),
                             {.operation = ListCustomEventTypes, .values = {id}})[u"results"_s]
                .toArray();
        QVERIFY(types.size() > 1);
        const auto alias = types.first()[u"alias"_s].toString();
        const ui::PageAddress wanted{u"event-type"_s, {id, types.first()[u"id"_s].toString()}};
        QVERIFY(!alias.isEmpty());
        lookUp(alias);
        QTRY_COMPARE(window().currentPage()->place(), wanted);
        QTRY_VERIFY(window().currentPage()->settled());
        QVERIFY(!popup()->isVisible());
    }

    void aFailureIsNotReportedAsNotFound()
    {
        connectWindow();
        m_fixture->service().faults().add({.aim = practice::Aim::Operation,
                                           .operation = OperationId::GetContactByEmail,
                                           .fault = practice::Fault::Status,
                                           .value = u"403"_s});
        type(u"nobody@example.org"_s);
        QTest::keyClick(field(), Qt::Key_Return);
        QTRY_VERIFY(titles().constFirst().contains(u"No results"_s));
        const auto &model = *list()->model();
        QVERIFY(model.index(1, 0)
                    .data(ui::palette::PaletteModel::NoteRole)
                    .toString()
                    .startsWith(u"No permission"_s));
        QVERIFY(!window().account().mayRead(catalogue::Resource::Contact));
    }

private:
    void connectWindow()
    {
        m_fixture.emplace();
        QVERIFY(m_fixture->connectTo());
    }
    // Search terms and their expected results.
    using Queries = std::vector<std::pair<const char *, const char *>>;

    // Checks that each result is listed exactly once.
    void findEach(const QString &page, const Queries &queries)
    {
        QVERIFY(m_fixture->open({.page = page}));
        for (const auto &[text, answer] : queries) {
            const auto title = QString::fromUtf8(answer);
            type(QString::fromUtf8(text));
            QVERIFY2(titles().count(title) == 1,
                     qPrintable(QString::fromUtf8(text) + u": "_s + titles().join(u", "_s)));
        }
    }

    void type(const QString &text)
    {
        QTest::keyClick(&window(), Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(field()->hasFocus());
        field()->clear();
        // Simulated keys support only ASCII.
        field()->insert(text);
    }
    static QJsonObject mailField()
    {
        return {{u"id"_s, u"mail"_s},
                {u"name"_s, u"E-mail"_s},
                {u"type"_s, u"email"_s},
                {u"required"_s, true},
                {u"isPrimaryKey"_s, true}};
    }
    // Chooses the row that looks up the text at the service.
    void lookUp(const QString &text)
    {
        type(text);
        const auto title = u"Look up “%1”"_s.arg(text);
        QTRY_VERIFY2(titles().contains(title), qPrintable(titles().join(u", "_s)));
        list()->setCurrentIndex(
            list()->model()->index(static_cast<int>(titles().indexOf(title)), 0));
        QTest::keyClick(field(), Qt::Key_Return);
    }
    [[nodiscard]] ui::shell::MainWindow &window() { return m_fixture->window(); }
    [[nodiscard]] ui::SearchField *field() { return window().parts().goTo; }
    [[nodiscard]] QListView *list() { return window().findChild<QListView *>(u"paletteList"_s); }
    [[nodiscard]] QFrame *popup() { return window().findChild<QFrame *>(u"palette"_s); }
    // Waits for the lists that the palette requests when it is first opened.
    [[nodiscard]] bool namesAreKnown()
    {
        using enum OperationId;
        return m_fixture->ledger().received(ListContactFields) > 0
            && m_fixture->ledger().received(ListCustomEventTypes) > 1
            && window().account().session().client().underWay() == 0;
    }
    [[nodiscard]] QStringList titles()
    {
        QStringList found;
        for (int row = 0; row < list()->model()->rowCount(); ++row)
            found.append(list()->model()->index(row, 0).data().toString());
        return found;
    }

    std::optional<support::WindowFixture> m_fixture;
};

STOREDESK_TEST(TestPalette)

} // namespace tst_palette

#include "tst_palette.moc"
