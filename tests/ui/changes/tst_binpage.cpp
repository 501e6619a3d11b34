// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "api/calllog.h"
#include "storage/accountstorage.h"
#include "ui/changes/binpage.h"
#include "ui/tables/storeband.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/statepane.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>

namespace tst_binpage {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using catalogue::Resource;
using practice::Fault;
using storage::BinEntry;

// Tests the page with stored copies, and how records are restored from it.
class TestBinPage final : public QObject
{
    Q_OBJECT

private:
    std::optional<support::PageFixture> m_fixture;
    ui::changes::BinPage *m_page = nullptr;

    void begin(profiles::ProtectionLevel guard = profiles::ProtectionLevel::Confirm)
    {
        m_fixture.reset();
        m_fixture.emplace(support::storeWith(5), support::PageFixture::profile(guard));
        QTRY_VERIFY(m_fixture->account().storage().ready());
        m_page = m_fixture->show(new ui::changes::BinPage(*m_fixture));
    }

    // Checks that only this button is shown as primary and is the default for Enter.
    void isMain(const QString &name)
    {
        for (const auto *button : m_fixture->dialog()->findChildren<QPushButton *>()) {
            if (!button->isVisible())
                continue;
            const bool filled = button->property("role").toString() == u"primary"_s;
            QCOMPARE(filled, button->objectName() == name);
            QCOMPARE(button->isDefault(), button->objectName() == name);
        }
    }

    void keep(std::vector<BinEntry> entries)
    {
        bool kept = false;
        for (BinEntry &entry : entries)
            entry.deletedAt = m_fixture->clock().now();
        m_fixture->account().storage().bin().keep(
            std::move(entries), this, [&](const auto &numbers) { kept = numbers.has_value(); });
        QTRY_VERIFY(kept);
    }

    [[nodiscard]] QTableView *table() { return m_page->findChild<QTableView *>(u"copies"_s); }
    [[nodiscard]] ui::StatePane *pane() { return m_page->findChild<ui::StatePane *>(); }
    [[nodiscard]] QString noticed()
    {
        auto *notice = m_fixture->find<ui::Notice>(u"notice"_s);
        return notice ? notice->headline() : QString();
    }

    void choose(int row)
    {
        const QModelIndex index = table()->model()->index(row, 0);
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {},
                          table()->visualRect(index).center());
        QVERIFY(table()->selectionModel()->isRowSelected(row));
    }

    // Describes the state of the button, for the failure message of a click that had no effect.
    [[nodiscard]] QString stateOfTheButton()
    {
        if (m_fixture->dialog())
            return {};
        const auto *button = m_page->findChild<QAbstractButton *>(u"putBackAsk"_s);
        const auto *action = m_page->findChild<QAction *>(u"putBackAction"_s);
        QString state;
        QDebug(&state) << button << button->isEnabled() << button->isDown() << action->isEnabled()
                       << table()->selectionModel()->selectedRows().size()
                       << QApplication::activeModalWidget() << QApplication::mouseButtons()
                       << m_fixture->told();
        return state;
    }

    // Restores a deleted record from its copy.
    void putsBack(const BinEntry &copy, OperationId write, OperationId check)
    {
        keep({copy});
        choose(0);
        auto &ledger = m_fixture->ledger();
        const int before = ledger.received(write);
        m_fixture->click(u"putBackAsk"_s);
        QTRY_VERIFY2(m_fixture->dialog(), qPrintable(stateOfTheButton()));
        auto *act = m_fixture->find<QAbstractButton>(u"putBack"_s);
        QTRY_VERIFY2(act->isEnabled(), qPrintable(noticed()));
        QCOMPARE(ledger.received(write), before);
        QVERIFY(ledger.received(check) >= 1);
        QVERIFY(m_fixture->find<QTableView>(u"values"_s)->model()->rowCount() > 0);
        QTest::mouseClick(act, Qt::LeftButton);
        QTRY_VERIFY2(!m_fixture->dialog(), qPrintable(noticed()));
        QCOMPARE(ledger.received(write), before + 1);
        QCOMPARE(m_fixture->told().size(), 1);
        QVERIFY(m_fixture->bin().front().restoreRecord);
        QVERIFY(!m_fixture->find<QAbstractButton>(u"putBackAsk"_s)->isEnabled());
        QVERIFY(m_fixture->find<QAbstractButton>(u"openPutBack"_s)->isVisible());
        // The focus is not on the button that deletes permanently.
        m_page->activateWindow();
        QTRY_VERIFY(table()->hasFocus());
    }

    [[nodiscard]] static bool isWhole(const QTableView *view, int row, int column)
    {
        const auto index = view->model()->index(row, column);
        const auto text = index.data().toString();
        return view->columnWidth(column) > view->fontMetrics().horizontalAdvance(text) + 16;
    }

    void remove(OperationId operation, const QStringList &values)
    {
        support::replyTo(*m_fixture, {.operation = operation, .values = values});
        QCOMPARE(m_fixture->ledger().applied(operation, values), 1);
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        begin();
    }

    void cleanup() { m_fixture.reset(); }

    // The command line stores copies in the same file.
    void copiesOfAnotherProgramAppear()
    {
        QCOMPARE(table()->model()->rowCount(), 0);
        auto &account = m_fixture->account();
        storage::AccountStorage other(account.folder(), account.clock());
        QTRY_VERIFY(other.ready());
        bool kept = false;
        const auto copy = [&](const QString &title) {
            kept = false;
            other.bin().keep(
                {{.title = title, .address = {title}, .deletedAt = account.clock().now()}}, this,
                [&](const auto &numbers) { kept = numbers.has_value(); });
        };
        copy(u"ann@example.org"_s);
        QTRY_VERIFY(kept);
        m_page->hide();
        m_page->show();
        // A copy stored while the file is being read is not lost.
        keep({{.title = u"own@example.org"_s}});
        QTRY_COMPARE(table()->model()->rowCount(), 2);
        copy(u"bob@example.org"_s);
        QTRY_VERIFY(kept);
        QEvent activated(QEvent::ActivationChange);
        m_page->window()->activateWindow();
        QTRY_VERIFY(m_page->isActiveWindow());
        QCoreApplication::sendEvent(m_page, &activated);
        QTRY_COMPARE(table()->model()->rowCount(), 3);
        other.bin().drop({other.bin().entries().front().number});
        QTRY_COMPARE(other.bin().entries().size(), 1U);
        QTRY_VERIFY([&] {
            m_page->refresh();
            return table()->model()->rowCount() == 2;
        }());
    }

    void saysThatItIsEmpty()
    {
        QTRY_VERIFY(pane()->isVisible());
        QCOMPARE(pane()->headline(), u"The Bin is empty"_s);
        QTest::mouseClick(pane()->mainButton(), Qt::LeftButton);
        QVERIFY(!m_fixture->opened().isEmpty());
        QCOMPARE(m_fixture->opened().last().page, u"history"_s);
    }

    void showsThatItIsReading()
    {
        m_fixture.reset();
        m_fixture.emplace(support::storeWith(5));
        m_page = m_fixture->show(new ui::changes::BinPage(*m_fixture));
        // The file may be loaded before the window is shown. Otherwise the page shows that it is
        // loading.
        QVERIFY(m_page->settled() || pane()->isLoading());
        QTRY_VERIFY(m_page->settled());
        QTRY_VERIFY(!pane()->isLoading());
    }

    void saysWhenNothingLasts()
    {
        QVERIFY(!m_page->findChild<ui::Notice *>(u"problem"_s)->isVisible());
        m_fixture.reset();
        m_fixture.emplace(support::storeWith(5),
                          support::PageFixture::profile(profiles::ProtectionLevel::Confirm,
                                                        profiles::StoreKind::Test,
                                                        QString(300, u'x')));
        m_page = m_fixture->show(new ui::changes::BinPage(*m_fixture));
        auto *problem = m_page->findChild<ui::Notice *>(u"problem"_s);
        QTRY_VERIFY(problem->isVisible());
        QVERIFY(!problem->headline().isEmpty());
    }

    void showsFiltersAndReportsTheCompleteCopy()
    {
        const QAbstractItemModelTester tester(table()->model());
        keep({{.resource = Resource::Contact,
               .title = u"Ann"_s,
               .record = {{u"_email"_s, u"ann@example.org"_s}},
               .address = {u"ann@example.org"_s}},
              {.resource = Resource::Export,
               .title = u"list.csv"_s,
               .record = {{u"id"_s, u"1"_s}},
               .address = {u"1"_s}}});
        QTRY_COMPARE(table()->model()->rowCount(), 2);
        QVERIFY(!pane()->isVisible());
        // The newest copy is first.
        QCOMPARE(table()->model()->index(0, 0).data().toString(), u"list.csv"_s);
        choose(1);
        auto *raw = m_fixture->find<QPlainTextEdit>(u"raw"_s);
        QVERIFY(raw->toPlainText().contains(u"ann@example.org"_s));
        QVERIFY(raw->isReadOnly());
        // The page shows formatted values. The JSON is for users who enable technical names.
        auto *values = m_fixture->find<ui::TableView>(u"values"_s);
        QVERIFY(values->isVisible() && !raw->isVisible());
        QCOMPARE(values->model()->index(0, 0).data().toString(), u"Email"_s);
        QCOMPARE(values->model()->index(0, 1).data().toString(), u"ann@example.org"_s);

        m_page->find();
        auto *filter = m_fixture->find<QLineEdit>(u"filter"_s);
        QTRY_VERIFY(filter->hasFocus());
        QTest::keyClicks(filter, u"list"_s);
        QCOMPARE(table()->model()->rowCount(), 1);
        // A single match is selected automatically.
        QVERIFY(table()->selectionModel()->isRowSelected(0));
        QTest::keyClicks(filter, u"nothing"_s);
        QTRY_VERIFY(pane()->headline().contains(u"listnothing"_s));
        QTest::keyClick(filter, Qt::Key_Escape);
        QCOMPARE(table()->model()->rowCount(), 2);
    }

    void namesAddressesAndListsAreReadCompletely()
    {
        const auto address = u"maria.fernandez@example.org"_s;
        const QJsonArray lines{QJsonObject{{u"name"_s, u"Teapot"_s}, {u"quantity"_s, 2}},
                               QJsonObject{{u"productId"_s, u"CUP-1"_s}, {u"quantity"_s, 1}}};
        keep({{.resource = Resource::Purchase,
               .title = u"P 1"_s,
               .record = {{u"contactEmail"_s, address}, {u"products"_s, lines}},
               .address = {u"P 1"_s}},
              {.resource = Resource::Contact,
               .title = address,
               .record = {{u"_email"_s, address}},
               .address = {address}}});
        QTRY_COMPARE(table()->model()->rowCount(), 2);
        QTRY_VERIFY2(isWhole(table(), 0, 0), qPrintable(QString::number(table()->columnWidth(0))));
        choose(1);
        auto *values = m_fixture->find<ui::TableView>(u"values"_s);
        QStringList said;
        for (int row = 0; row < values->model()->rowCount(); ++row) {
            said.append(values->model()->index(row, 1).data().toString());
            QTRY_VERIFY2(isWhole(values, row, 1), qPrintable(said.last()));
        }
        QVERIFY2(said.contains(u"2 × Teapot, CUP-1"_s), qPrintable(said.join(u"; "_s)));
        QVERIFY(said.contains(address));
    }

    void saysWhyAnExportCannotComeBack()
    {
        keep({{.resource = Resource::Export, .title = u"list.csv"_s, .address = {u"1"_s}}});
        choose(0);
        QVERIFY(!m_fixture->find<QAbstractButton>(u"putBackAsk"_s)->isEnabled());
        auto *sentence = m_fixture->find<QLabel>(u"sentence"_s);
        QVERIFY(sentence->text().contains(u"new export"_s));
        // U26: a double click selects a word.
        QTest::mouseDClick(sentence, Qt::LeftButton, {}, QPoint(10, 8));
        QVERIFY(sentence->hasSelectedText());
    }

    void aReadOnlyAccountPutsNothingBack()
    {
        begin(profiles::ProtectionLevel::ReadOnly);
        keep({{.resource = Resource::Contact, .title = u"Ann"_s, .address = {u"a@b.org"_s}}});
        choose(0);
        QVERIFY(!m_fixture->find<QAbstractButton>(u"putBackAsk"_s)->isEnabled());
        QVERIFY(m_fixture->find<QLabel>(u"sentence"_s)->text().contains(u"read-only"_s));
        for (const QAction *action : m_page->recordActions())
            QVERIFY(!action
                    || action->text().startsWith(u"Delete permanently"_s) == action->isEnabled());
    }

    void putsAContactBack()
    {
        m_fixture->records().makeField(u"shoeSize"_s);
        const QJsonObject record = m_fixture->records().makeContact(
            u"ann@example.org"_s, {{u"shoeSize"_s, 38}, {u"_externalId"_s, u"A7"_s}});
        remove(OperationId::DeleteContactByEmail, {u"ann@example.org"_s});
        putsBack({.resource = Resource::Contact,
                  .title = u"Ann"_s,
                  .record = record,
                  .address = {u"ann@example.org"_s}},
                 OperationId::PatchContactByEmail, OperationId::GetContactByEmail);
        const QJsonObject now = support::replyTo(
            *m_fixture,
            {.operation = OperationId::GetContactByEmail, .values = {u"ann@example.org"_s}});
        QCOMPARE(now.value(u"_name"_s), u"Ann"_s);
        QCOMPARE(now.value(u"shoeSize"_s), 38);
        QCOMPARE(now.value(u"_externalId"_s), u"A7"_s);
    }

    void putsAContactWithoutAnAddressBack()
    {
        const QJsonObject record =
            support::replyTo(*m_fixture,
                             {.operation = OperationId::PatchContactByExternalId,
                              .values = {u"X9"_s},
                              .body = QJsonObject{{u"_name"_s, u"Bo"_s}}});
        remove(OperationId::DeleteContactByExternalId, {u"X9"_s});
        putsBack({.resource = Resource::Contact,
                  .title = u"X9"_s,
                  .record = record,
                  .address = {u"X9"_s}},
                 OperationId::PatchContactByExternalId, OperationId::GetContactByExternalId);
    }

    void putsAPurchaseBackWithoutStartingAnything()
    {
        const QJsonObject record = m_fixture->records().makePurchase(u"P 1"_s);
        remove(OperationId::DeletePurchaseByStoreId, {u"P 1"_s});
        putsBack({.resource = Resource::Purchase,
                  .title = u"P 1"_s,
                  .record = record,
                  .address = {u"P 1"_s}},
                 OperationId::CreatePurchase, OperationId::GetPurchaseByStoreId);
        bool silent = false;
        const auto &log = m_fixture->account().session().client().log();
        for (const api::CallRecord &call : log.records())
            silent = silent || call.target.contains(u"triggerPurchaseEvent=false"_s);
        QVERIFY(silent);
    }

    void putsAProductBack()
    {
        const QJsonObject record = m_fixture->records().makeProduct(u"tea/1"_s);
        remove(OperationId::DeleteProductByStoreId, {u"tea/1"_s});
        putsBack({.resource = Resource::Product,
                  .title = u"Teapot"_s,
                  .record = record,
                  .address = {u"tea/1"_s}},
                 OperationId::PatchProductByStoreId, OperationId::GetProductByStoreId);
        QVERIFY(m_fixture->records().exists(OperationId::GetProductByStoreId, {u"tea/1"_s}));
    }

    void putsAContactFieldBack()
    {
        const QJsonObject record = m_fixture->records().makeField(u"shoeSize"_s);
        remove(OperationId::DeleteContactField, {u"shoeSize"_s});
        putsBack({.resource = Resource::ContactField,
                  .title = u"Shoe size"_s,
                  .record = record,
                  .address = {u"shoeSize"_s}},
                 OperationId::CreateContactField, OperationId::GetContactField);
    }

    void putsAnIntegrationBackAndThenItsEventType()
    {
        const QJsonObject record = m_fixture->records().makeIntegration(u"Till"_s);
        const QString id = record.value(u"id"_s).toString();
        const QJsonObject type = m_fixture->records().makeEventType(id, u"receipt"_s);
        remove(OperationId::DeleteCustomIntegration, {id});
        keep({{.resource = Resource::CustomEventType,
               .title = u"receipt"_s,
               .record = type,
               .address = {id, type.value(u"id"_s).toString()}}});

        // Try to restore the event type first, while its integration is missing.
        choose(0);
        m_fixture->click(u"putBackAsk"_s);
        QTRY_COMPARE(noticed(), u"Its integration no longer exists"_s);
        QTest::keyClick(m_fixture->dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!m_fixture->dialog());

        table()->clearSelection();
        putsBack({.resource = Resource::CustomIntegration,
                  .title = u"Till"_s,
                  .record = record,
                  .address = {id}},
                 OperationId::CreateCustomIntegration, OperationId::ListCustomIntegrations);
        choose(1);
        m_fixture->click(u"putBackAsk"_s);
        auto *act = m_fixture->find<QAbstractButton>(u"putBack"_s);
        QTRY_VERIFY2(act->isEnabled(), qPrintable(noticed()));
        QTest::mouseClick(act, Qt::LeftButton);
        QTRY_VERIFY(!m_fixture->dialog());
        QVERIFY(m_fixture->bin().at(1).restoreRecord);
    }

    void writesNothingIfTheRecordWasCreatedAgain()
    {
        const QJsonObject record = m_fixture->records().makeContact(u"ann@example.org"_s);
        keep({{.resource = Resource::Contact,
               .title = u"Ann"_s,
               .record = record,
               .address = {u"ann@example.org"_s}}});
        const int before = m_fixture->ledger().received(OperationId::PatchContactByEmail);
        choose(0);
        m_fixture->click(u"putBackAsk"_s);
        QTRY_COMPARE(noticed(), u"It already exists"_s);
        QCOMPARE(m_fixture->ledger().received(OperationId::PatchContactByEmail), before);
        QVERIFY(!m_fixture->find<QAbstractButton>(u"putBack"_s)->isVisible());
        isMain(u"openExisting"_s);
        m_fixture->click(u"openExisting"_s);
        QTRY_VERIFY(!m_fixture->dialog());
        QCOMPARE(m_fixture->opened().last(),
                 (ui::PageAddress{u"contact"_s, {u"email"_s, u"ann@example.org"_s}}));
    }

    void aFailureIsSaidAndTriedAgain()
    {
        const QJsonObject record = m_fixture->records().makeProduct(u"tea/1"_s);
        remove(OperationId::DeleteProductByStoreId, {u"tea/1"_s});
        keep({{.resource = Resource::Product,
               .title = u"Teapot"_s,
               .record = record,
               .address = {u"tea/1"_s}}});
        m_fixture->service().faults().add(
            practice::once(OperationId::PatchProductByStoreId, Fault::Status, u"400"_s));
        choose(0);
        m_fixture->click(u"putBackAsk"_s);
        auto *act = m_fixture->find<QAbstractButton>(u"putBack"_s);
        QTRY_VERIFY(act->isEnabled());
        isMain(u"putBack"_s);
        QTest::mouseClick(act, Qt::LeftButton);
        QTRY_COMPARE(act->text(), u"Try again"_s);
        isMain(u"putBack"_s);
        QVERIFY(!noticed().isEmpty());
        QVERIFY(!m_fixture->bin().front().restoreRecord);
        // The first click checks again.
        QTest::mouseClick(act, Qt::LeftButton);
        QTRY_COMPARE(act->text(), u"Restore"_s);
        QTRY_VERIFY(act->isEnabled());
        QTest::mouseClick(act, Qt::LeftButton);
        QTRY_VERIFY(!m_fixture->dialog());
        QVERIFY(m_fixture->bin().front().restoreRecord);
    }

    void removesForGoodOnlyWhenAsked()
    {
        keep({{.resource = Resource::Contact, .title = u"Ann"_s, .address = {u"a@b.org"_s}},
              {.resource = Resource::Contact, .title = u"Bo"_s, .address = {u"b@b.org"_s}}});
        choose(0);
        QTest::keySequence(table(), QKeySequence::SelectAll);
        QTest::keySequence(table(), QKeySequence::Delete);
        QTRY_VERIFY(m_fixture->dialog());
        // Cancel is the default button.
        QTest::keyClick(m_fixture->dialog(), Qt::Key_Return);
        QTRY_VERIFY(!m_fixture->dialog());
        QCOMPARE(m_fixture->bin().size(), 2U);
        m_fixture->click(u"remove"_s);
        m_fixture->click(u"removeForGood"_s);
        QTRY_VERIFY(!m_fixture->dialog());
        QVERIFY(m_fixture->bin().empty());
        QTRY_VERIFY(pane()->isVisible());
        QCOMPARE(m_fixture->told().size(), 1);
    }

    void manyCopiesAreDeletedOnlyAfterTypingTheirNumber()
    {
        std::vector<BinEntry> copies(21);
        for (std::size_t copy = 0; copy < copies.size(); ++copy)
            copies[copy] = {.title = u"Copy %1"_s.arg(copy), .address = {u"%1"_s.arg(copy)}};
        keep(copies);
        choose(0);
        QTest::keySequence(table(), QKeySequence::SelectAll);
        m_fixture->click(u"remove"_s);
        QTRY_VERIFY(m_fixture->dialog());
        // The dialog names the store, the number and the consequence.
        QCOMPARE(m_fixture->dialog()->findChild<ui::StoreBand *>()->mark().name, u"Casa Oliva"_s);
        QStringList said;
        for (const auto *label : m_fixture->dialog()->findChildren<QLabel *>())
            said.append(label->text());
        const auto words = said.join(u'\n');
        for (const auto &word : {u"21 copies"_s, u"not be able to restore"_s})
            QVERIFY2(words.contains(word), qPrintable(words));
        auto *act = m_fixture->find<QPushButton>(u"removeForGood"_s);
        QVERIFY(!act->isEnabled());
        QVERIFY(m_fixture->find<QPushButton>(u"cancel"_s)->isDefault());
        m_fixture->type(u"count"_s, u"20"_s);
        QTest::keyClick(m_fixture->find<QLineEdit>(u"count"_s), Qt::Key_Return);
        // Enter in the field neither cancels nor deletes.
        QVERIFY(m_fixture->dialog() && m_fixture->dialog()->isVisible());
        QVERIFY(!act->isEnabled());
        m_fixture->type(u"count"_s, u"21"_s);
        QVERIFY(act->isEnabled());
        QTest::keyClick(m_fixture->find<QLineEdit>(u"count"_s), Qt::Key_Return);
        QTRY_VERIFY(act->hasFocus());
        QCOMPARE(m_fixture->bin().size(), 21U);
        QTest::keyClick(act, Qt::Key_Space);
        QTRY_VERIFY(!m_fixture->dialog());
        QVERIFY(m_fixture->bin().empty());
    }
};

STOREDESK_TEST(TestBinPage)

} // namespace tst_binpage

#include "tst_binpage.moc"
