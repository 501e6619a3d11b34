// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "storage/drafts.h"
#include "storage/lookuphistory.h"
#include "ui/purchases/newpurchase.h"
#include "ui/purchases/purchaseitems.h"
#include "ui/tables/tableview.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QCompleter>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QSpinBox>

#include <algorithm>
#include <functional>
#include <optional>

namespace tst_newpurchase {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using support::PageFixture;

// Tests purchases entered manually: the requests, the service's errors, and the input that remains.
class TestNewPurchase final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        begin(profiles::ProtectionLevel::Free);
    }

    void cleanup() { m_fixture.reset(); }

    void doesCreatePurchase()
    {
        fillIn();
        QCOMPARE(m_fixture->received(OperationId::GetContactByEmail), 1);
        QTest::mouseClick(create(), Qt::LeftButton);
        QTRY_COMPARE(m_fixture->opened().size(), 1);
        QCOMPARE(m_fixture->received(OperationId::CreatePurchase), 1);

        const QJsonObject body{{u"contactEmail"_s, u"lucia@example.com"_s},
                               {u"purchaseId"_s, u"PED-1"_s},
                               {u"cartId"_s, u"CART-1"_s},
                               {u"purchaseDate"_s, u"2026-11-15T09:12:00.000Z"_s},
                               {u"paymentMethod"_s, u"Card"_s},
                               {u"totalQuantity"_s, 3},
                               {u"totalPrice"_s, 89.7},
                               {u"products"_s,
                                QJsonArray{QJsonObject{{u"productId"_s, u"OIL-1"_s},
                                                       {u"quantity"_s, 2},
                                                       {u"price"_s, 29.8},
                                                       {u"unitPrice"_s, 14.9}},
                                           QJsonObject{{u"productId"_s, u"OIL-2"_s},
                                                       {u"quantity"_s, 1},
                                                       {u"price"_s, 59.9},
                                                       {u"unitPrice"_s, 59.9}}}}};
        const auto sent = sentBody();
        for (const auto &key : body.keys()) {
            if (key != "purchaseDate"_L1)
                QCOMPARE(sent[key], body[key]);
        }
        QCOMPARE(m_fixture->opened()[0].page, u"purchase"_s);
        QCOMPARE(m_fixture->opened()[0].values[0], u"id"_s);
        QCOMPARE(m_fixture->told().last(), u"The purchase was created."_s);
        QVERIFY(!m_page->hasPendingChanges());
        QVERIFY(m_fixture->account().storage().drafts().all().isEmpty());
    }

    // Only reviewed changes are sent, even while a cell is being edited and its price is still
    // loading.
    void onlyReviewedChangesAreSent()
    {
        begin(profiles::ProtectionLevel::Confirm);
        fillIn();
        m_fixture->click(u"addLine"_s);
        PageFixture::write(u"OIL-2"_s);
        m_page->create();
        QString seen;
        for (int reviews = 0; reviews < 3 && m_fixture->received(OperationId::CreatePurchase) == 0;
             ++reviews) {
            QTRY_VERIFY2(m_fixture->dialog(), qPrintable(m_fixture->footWords()));
            QTRY_VERIFY(m_page->settled());
            const auto *rows = m_fixture->dialog()->findChild<QTableView *>(u"rows"_s);
            seen.clear();
            for (int row = 0; row < rows->model()->rowCount(); ++row) {
                for (int column = 0; column < rows->model()->columnCount(); ++column)
                    seen += rows->model()->index(row, column).data().toString() + u'|';
            }
            const QPointer<QWidget> dialog = m_fixture->dialog();
            QTest::mouseClick(dialog->findChild<QAbstractButton *>(u"agree"_s), Qt::LeftButton);
            QTRY_VERIFY(!dialog);
            // Process the next question, if any.
            QCoreApplication::processEvents();
            QTRY_VERIFY(m_page->settled());
        }
        QTRY_COMPARE(m_fixture->opened().size(), 1);
        QCOMPARE(sentBody()[u"products"_s].toArray().size(), 3);
        const auto total = QLocale().toString(sentBody()[u"totalPrice"_s].toDouble(), 'f', 2);
        QCOMPARE(total, QLocale().toString(149.6, 'f', 2));
        QVERIFY2(seen.contains(total), qPrintable(seen));
        // The review shows names in addition to IDs.
        QVERIFY2(seen.contains("(OIL-1)"_L1), qPrintable(seen));
    }

    void theChoiceOfWorkflowsIsSeenWithoutScrolling()
    {
        fillIn();
        // This is the size of a page in a window of 1280 × 800, without navigation, menu and tabs.
        m_fixture->window().resize(1280 - 220, 800 - 140);
        const auto *starts = m_fixture->find<QCheckBox>(u"triggerPurchaseEvent"_s);
        const auto *area = m_page->findChild<QScrollArea *>();
        QTRY_VERIFY(area->viewport()->rect().contains(
            QRect(starts->mapTo(area->viewport(), QPoint()), starts->size())));
    }

    void enterEndsACellThoughCompletionsAreShown()
    {
        m_fixture->account().storage().history().note({.resource = catalogue::Resource::Product,
                                                       .lookupKey = u"store-id"_s,
                                                       .value = u"OIL-1"_s,
                                                       .title = u"Oil"_s});
        m_fixture->click(u"addLine"_s);
        PageFixture::write(u"OIL-1"_s);
        auto *editor = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(editor && editor->completer());
        QTRY_VERIFY(editor->completer()->popup()->isVisible());
        QTest::keyClick(editor->completer()->popup(), Qt::Key_Return);
        QTRY_COMPARE(cell(0, ui::purchases::PurchaseItems::ProductId), u"OIL-1"_s);
        QTRY_VERIFY(!qobject_cast<QLineEdit *>(QApplication::focusWidget()));
    }

    void everyProductIsLookedUpOnce()
    {
        addLine(u"OIL-1"_s);
        addLine(u"OIL-1"_s);
        addLine(u"OIL-2"_s);
        QTRY_VERIFY(m_page->settled());
        QCOMPARE(m_fixture->received(OperationId::GetProductByStoreId), 2);
        QCOMPARE(cell(0, ui::purchases::PurchaseItems::Product), u"Oil OIL-1"_s);
        QCOMPARE(m_fixture->find<QLineEdit>(u"totalPrice"_s)->text(),
                 QLocale().toString(89.7, 'f', 2));
    }

    void aRemovedItemComesBackWithUndo_data()
    {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("Delete key") << true;
        QTest::newRow("button in the row") << false;
    }
    void aRemovedItemComesBackWithUndo()
    {
        QFETCH(const bool, byKey);
        using Items = ui::purchases::PurchaseItems;
        addLine(u"OIL-1"_s);
        addLine(u"OIL-2"_s);
        QTRY_VERIFY(m_page->settled());
        auto *view = m_fixture->find<ui::TableView>(u"lines"_s);
        QVERIFY(view->model()->setData(view->model()->index(0, Items::Units), 3));
        const auto cross = view->model()->index(0, Items::Remove);
        view->setCurrentIndex(cross);
        if (byKey)
            QTest::keyClick(view, Qt::Key_Delete);
        else
            QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                              view->visualRect(cross).center());
        QCOMPARE(cell(0, Items::ProductId), u"OIL-2"_s);
        QCOMPARE(m_fixture->told().last(), u"The item “OIL-1” was removed."_s);
        QVERIFY(m_fixture->undo());
        m_fixture->undo()();
        QCOMPARE(cell(0, Items::ProductId), u"OIL-1"_s);
        QCOMPARE(cell(0, Items::Units), u"3"_s);
        QCOMPARE(cell(0, Items::Product), u"Oil OIL-1"_s);
        QCOMPARE(cell(1, Items::ProductId), u"OIL-2"_s);
    }

    void anUnknownProductIsOfferedToBeCreated()
    {
        addLine(u"OLV-9"_s);
        QTRY_COMPARE(cell(0, ui::purchases::PurchaseItems::Product), u"Not in the catalogue."_s);
        QTRY_VERIFY(m_fixture->footWords().contains(u"OLV-9"_s));
        // The key first moves through the errors above: the buyer and the numbers.
        QTest::keyClick(m_page, Qt::Key_F8);
        auto *table = m_fixture->find<ui::TableView>(u"lines"_s);
        const auto place =
            table->visualRect(table->model()->index(0, ui::purchases::PurchaseItems::Product));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, place.center());
        QCOMPARE(m_fixture->opened().size(), 1);
        QCOMPARE(m_fixture->opened()[0], (ui::PageAddress{u"new-product"_s, {u"OLV-9"_s}}));
        // Once the product exists, the line finds it automatically.
        m_fixture->records().makeProduct(u"OLV-9"_s, u"Oil OLV-9"_s, 12);
        QTRY_COMPARE(cell(0, ui::purchases::PurchaseItems::Product), u"Oil OLV-9"_s);
    }

    void f8MovesThroughTheProblems()
    {
        QVERIFY(m_fixture->footWords().isEmpty());
        QVERIFY(create()->isEnabled());
        QTest::mouseClick(create(), Qt::LeftButton);
        QCOMPARE(m_fixture->received(OperationId::CreatePurchase), 0);
        QVERIFY(m_fixture->footWords().contains(u"to fix"_s));
        QStringList visited{QApplication::focusWidget()->objectName()};
        for (int times = 0; times < 3; ++times) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_F8);
            visited.append(QApplication::focusWidget()->objectName());
        }
        QCOMPARE(QSet<QString>(visited.begin(), visited.end()).size(), 4);
        QVERIFY(visited.contains(u"purchaseId"_s));
        QVERIFY(visited.contains(u"cartId"_s));
    }

    void everyMissingFieldIsMarkedWhenItShallBeSent()
    {
        QTest::mouseClick(create(), Qt::LeftButton);
        for (const auto &key : {u"contactEmail"_s, u"purchaseId"_s, u"cartId"_s})
            QVERIFY2(m_fixture->find<QLabel>(u"reason."_s + key)->isVisible(), qPrintable(key));
        // An error that results from the lines is not reported separately.
        QVERIFY(!m_fixture->find<QLabel>(u"reason.totalPrice"_s)->isVisible());
        m_fixture->click(u"otherBuyer"_s);
        QTest::mouseClick(create(), Qt::LeftButton);
        QVERIFY(m_fixture->find<QLabel>(u"reason.contactExternalId"_s)->isVisible());
        m_fixture->type(u"contactExternalId"_s, u"X"_s);
        QVERIFY(!m_fixture->find<QLabel>(u"reason.contactExternalId"_s)->isVisible());
    }

    void theListOfProblemsOnlyShrinksWhileTyping()
    {
        // An incomplete input is not an error while it is being typed.
        m_fixture->type(u"contactEmail"_s, u"luc"_s);
        QCOMPARE(m_fixture->footWords(), QString());
        m_fixture->find<QLineEdit>(u"purchaseId"_s)->setFocus();
        QVERIFY(m_fixture->footWords().startsWith(u"1 problem"_s));
        m_fixture->type(u"contactEmail"_s, {});
        QTest::mouseClick(create(), Qt::LeftButton);
        QList<int> counts{count()};
        fillIn([&] { counts.append(count()); });
        QVERIFY(std::ranges::is_sorted(counts, std::greater()));
        QCOMPARE(counts.last(), 0);
    }

    void aWrongDateIsMarkedWhenItsFieldIsLeft()
    {
        m_fixture->type(u"purchaseDate"_s, u"CART-1"_s);
        QVERIFY(!m_fixture->find<QLabel>(u"reason.purchaseDate"_s)->isVisible());
        m_fixture->find<QLineEdit>(u"cartId"_s)->setFocus();
        QVERIFY(m_fixture->find<QLabel>(u"reason.purchaseDate"_s)->isVisible());
        // A field that was not visited shows no error.
        QVERIFY(!m_fixture->find<QLabel>(u"reason.cartId"_s)->isVisible());
    }

    void productsAndBuyersAreCompletedByName()
    {
        m_fixture->account().setExamples(
            {{catalogue::Resource::Product, {{u"OIL-1"_s, u"Green oil"_s}}},
             {catalogue::Resource::Contact, {{u"lucia@example.com"_s, u"Lucía Ferrer"_s}}}});
        m_fixture->account().storage().history().note({.resource = catalogue::Resource::Product,
                                                       .lookupKey = u"store-id"_s,
                                                       .value = u"OIL-2"_s,
                                                       .title = u"Black oil"_s});
        m_fixture->click(u"addLine"_s);
        PageFixture::write(u"oil"_s);
        auto *popup = qobject_cast<QLineEdit *>(QApplication::focusWidget())->completer()->popup();
        QTRY_VERIFY(popup->isVisible());
        QCOMPARE(popup->model()->rowCount(), 2);
        QCOMPARE(popup->model()->index(0, 0).data().toString(), u"Black oil · OIL-2"_s);
        QTRY_VERIFY(showsItsRows(popup));
        QTest::keyClick(popup, Qt::Key_Down);
        QTest::keyClick(popup, Qt::Key_Return);
        PageFixture::pressKey(Qt::Key_Tab);
        QTRY_COMPARE(cell(0, ui::purchases::PurchaseItems::ProductId), u"OIL-2"_s);

        auto *buyer = m_fixture->find<QLineEdit>(u"contactEmail"_s);
        buyer->setFocus();
        QTest::keyClicks(buyer, u"ferr"_s);
        QTRY_VERIFY(buyer->completer()->popup()->isVisible());
        QTRY_VERIFY(showsItsRows(buyer->completer()->popup()));
        QTest::keyClick(buyer->completer()->popup(), Qt::Key_Down);
        QTest::keyClick(buyer->completer()->popup(), Qt::Key_Return);
        QCOMPARE(buyer->text(), u"lucia@example.com"_s);
        // A chosen suggestion counts as typed.
        QTRY_COMPARE(m_fixture->received(OperationId::GetContactByEmail), 1);
    }

    void theTabKeyGoesFromFieldToField()
    {
        auto *buyer = m_fixture->find<QLineEdit>(u"contactEmail"_s);
        buyer->setFocus();
        PageFixture::pressKey(Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), m_fixture->find<QLineEdit>(u"purchaseId"_s));
        PageFixture::pressKey(Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), m_fixture->find<QLineEdit>(u"cartId"_s));
        // In the tab order, the link is after the fields.
        auto *payment = m_fixture->find<QLineEdit>(u"paymentMethod"_s);
        payment->setFocus();
        PageFixture::pressKey(Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), m_fixture->find<ui::Button>(u"otherBuyer"_s));
    }

    void aTypedTotalIsComparedAndNeverOverwritten()
    {
        addLine(u"OIL-1"_s);
        addLine(u"OIL-2"_s);
        QTRY_VERIFY(m_page->settled());
        m_fixture->type(u"totalPrice"_s, QLocale().toString(72.8));
        auto *use = m_fixture->find<ui::Button>(u"use.totalPrice"_s);
        QVERIFY(use->isVisible());
        QVERIFY(use->text().contains(QLocale().toString(74.8, 'f', 2)));
        addLine(u"OIL-1"_s);
        QTRY_VERIFY(m_page->settled());
        QCOMPARE(m_fixture->find<QLineEdit>(u"totalPrice"_s)->text(), QLocale().toString(72.8));
        QTest::mouseClick(use, Qt::LeftButton);
        QCOMPARE(m_fixture->find<QLineEdit>(u"totalPrice"_s)->text(),
                 QLocale().toString(89.7, 'f', 2));
        QVERIFY(!use->isVisible());
    }

    void anUnknownBuyerAndAnExistingIdAreProblems()
    {
        m_fixture->type(u"contactEmail"_s, u"nobody@example.com"_s);
        QTRY_COMPARE(m_fixture->received(OperationId::GetContactByEmail), 1);
        QTRY_VERIFY(m_fixture->find<ui::Button>(u"action.contactEmail"_s)->isVisible());
        m_fixture->click(u"action.contactEmail"_s);
        QCOMPARE(m_fixture->opened().last(),
                 (ui::PageAddress{u"new-contact"_s, {u"email"_s, u"nobody@example.com"_s}}));
        QVERIFY(m_fixture->footWords().contains(u"not found"_s));
    }

    void theBuyerMayBeNamedByExternalId()
    {
        fillIn();
        m_fixture->click(u"otherBuyer"_s);
        m_fixture->type(u"contactExternalId"_s, u"X-lucia@example.com"_s);
        QTRY_COMPARE(m_fixture->received(OperationId::GetContactByExternalId), 1);
        QTRY_VERIFY(m_page->settled());
        QTest::mouseClick(create(), Qt::LeftButton);
        QTRY_COMPARE(m_fixture->opened().size(), 1);
        QCOMPARE(sentBody()[u"contactExternalId"_s].toString(), u"X-lucia@example.com"_s);
        QVERIFY(!sentBody().contains(u"contactEmail"_s));
    }

    void workflowsAreStartedUnlessUnticked()
    {
        fillIn();
        auto *starts = m_fixture->find<QCheckBox>(u"triggerPurchaseEvent"_s);
        QVERIFY(starts->isChecked());
        starts->setFocus();
        QTest::keyClick(starts, Qt::Key_Space);
        QTest::mouseClick(create(), Qt::LeftButton);
        QTRY_COMPARE(m_fixture->opened().size(), 1);
        QCOMPARE(m_query.queryItemValue(u"triggerPurchaseEvent"_s), u"false"_s);
    }

    void refusalsAreReportedAndInputStays_data()
    {
        QTest::addColumn<QString>("status");
        QTest::addColumn<QString>("says");
        // clang-format off
        QTest::newRow("contact")         << u"400/E0101"_s << u"contact does not exist"_s;
        QTest::newRow("products")        << u"400/E0102"_s << u"not in the catalogue"_s;
        QTest::newRow("foreign address") << u"400/E0103"_s << u"outside the authorised domains"_s;
        QTest::newRow("conflict")        << u"409"_s       << u"conflict with an existing record"_s;
        QTest::newRow("forbidden")       << u"403"_s       << u"permission"_s;
        // clang-format on
    }

    void refusalsAreReportedAndInputStays()
    {
        QFETCH(const QString, status);
        QFETCH(const QString, says);
        fillIn();
        m_fixture->refuse(OperationId::CreatePurchase, status);
        QTest::mouseClick(create(), Qt::LeftButton);
        QTRY_VERIFY(m_fixture->notice()->isVisible());
        const auto words = m_fixture->notice()->headline() + m_fixture->notice()->sentence();
        QVERIFY2(words.contains(says), qUtf8Printable(words));
        QVERIFY(m_fixture->opened().isEmpty());
        QCOMPARE(m_fixture->find<QLineEdit>(u"cartId"_s)->text(), u"CART-1"_s);
        QCOMPARE(table()->model()->rowCount(), 3);
        QVERIFY(m_page->hasPendingChanges());
        // A key without the permission can't create purchases.
        QCOMPARE(create()->isEnabled(), status != u"403"_s);
    }

    void aLostAnswerIsLookedUpAndCreatesOnlyOne()
    {
        fillIn();
        m_fixture->service().faults().add(
            practice::once(OperationId::CreatePurchase, practice::Fault::CloseApplied));
        QTest::mouseClick(create(), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(m_fixture->opened().size(), 1, 15000);
        QCOMPARE(m_fixture->ledger().applied(OperationId::CreatePurchase), 1);
    }

    void draftsAreStoredAndResumed()
    {
        fillIn();
        auto &drafts = m_fixture->account().storage().drafts();
        QTRY_VERIFY(drafts.all().contains(u"new-purchase"_s));
        QTRY_VERIFY(m_fixture->find<QLabel>(u"draft"_s)->text().startsWith(u"Draft saved"_s));
        QTRY_COMPARE(drafts.all()[u"new-purchase"_s].values[u"paymentMethod"_s].toString(),
                     u"Card"_s);

        m_page = m_fixture->show(
            new ui::purchases::NewPurchase(*m_fixture, {.page = u"new-purchase"_s}));
        QCOMPARE(m_fixture->find<QLineEdit>(u"cartId"_s)->text(), u"CART-1"_s);
        QCOMPARE(table()->model()->rowCount(), 3);
        QVERIFY(m_page->hasPendingChanges());
        m_page->discardChanges();
        QVERIFY(drafts.all().isEmpty());
        QCOMPARE(table()->model()->rowCount(), 1);
        QVERIFY(m_fixture->find<QLineEdit>(u"cartId"_s)->text().isEmpty());
    }

    void aReadOnlyAccountSendsNothingAndSaysWhy()
    {
        begin(profiles::ProtectionLevel::ReadOnly);
        QVERIFY(m_fixture->notice()->isVisible());
        QVERIFY(m_fixture->notice()->headline().contains(u"read-only"_s));
        QVERIFY(!create()->isEnabled());
        m_page->create();
        QCOMPARE(m_fixture->received(OperationId::CreatePurchase), 0);
    }

    void aCarefulAccountIsAskedFirst()
    {
        begin(profiles::ProtectionLevel::Confirm);
        fillIn();
        QVERIFY(create()->text().endsWith(u"…"_s));
        QTest::mouseClick(create(), Qt::LeftButton);
        QTRY_VERIFY(m_fixture->dialog());
        QCOMPARE(m_fixture->received(OperationId::CreatePurchase), 0);
        auto *agree = m_fixture->dialog()->findChild<ui::Button *>(u"agree"_s);
        QTest::mouseClick(agree, Qt::LeftButton);
        QTRY_COMPARE(m_fixture->opened().size(), 1);
        QCOMPARE(m_fixture->received(OperationId::CreatePurchase), 1);
    }

private:
    void begin(profiles::ProtectionLevel guard)
    {
        m_fixture.reset();
        m_fixture.emplace(support::storeWith(20), PageFixture::profile(guard));
        if (guard != profiles::ProtectionLevel::ReadOnly) {
            m_fixture->records().makeLucia(u"lucia@example.com"_s);
            m_fixture->records().makeProduct(u"OIL-1"_s, u"Oil OIL-1"_s, 14.9);
            m_fixture->records().makeProduct(u"OIL-2"_s, u"Oil OIL-2"_s, 59.9);
        }
        m_fixture->ledger().clear();
        connect(&m_fixture->account().session(), &api::Session::writeEnded, this,
                [this](const http::Request &request) {
                    if (const auto *body = std::get_if<QJsonObject>(&request.body))
                        m_body = *body;
                    m_query = request.query;
                });
        m_page = m_fixture->show(
            new ui::purchases::NewPurchase(*m_fixture, {.page = u"new-purchase"_s}));
    }

    void addLine(const QString &productId)
    {
        m_fixture->click(u"addLine"_s);
        PageFixture::write(productId);
        PageFixture::pressKey(Qt::Key_Enter);
    }

    void fillIn(const std::function<void()> &after = [] { })
    {
        m_fixture->type(u"contactEmail"_s, u"lucia@example.com"_s);
        after();
        m_fixture->type(u"purchaseId"_s, u"PED-1"_s);
        after();
        m_fixture->type(u"cartId"_s, u"CART-1"_s);
        after();
        m_fixture->type(u"paymentMethod"_s, u"Card"_s);
        after();
        m_fixture->click(u"addLine"_s);
        PageFixture::write(u"OIL-1"_s);
        PageFixture::pressKey(Qt::Key_Tab);
        after();
        PageFixture::write(u"2"_s);
        PageFixture::pressKey(Qt::Key_Enter);
        after();
        addLine(u"OIL-2"_s);
        after();
        QTRY_COMPARE(m_fixture->received(OperationId::GetPurchaseByStoreId), 1);
        QTRY_COMPARE(m_fixture->received(OperationId::GetContactByEmail), 1);
        QTRY_VERIFY(m_page->settled());
        after();
    }
    [[nodiscard]] static bool showsItsRows(const QAbstractItemView *popup)
    {
        const auto last = popup->model()->index(popup->model()->rowCount() - 1, 0);
        return popup->viewport()->rect().contains(popup->visualRect(last));
    }
    // Returns the number of errors stated in the footer.
    [[nodiscard]] int count() { return m_fixture->footWords().section(u' ', 0, 0).toInt(); }

    // Returns the request body if the service received exactly this body once.
    [[nodiscard]] QJsonObject sentBody()
    {
        return m_fixture->applied(OperationId::CreatePurchase, m_body) == 1 ? m_body
                                                                            : QJsonObject();
    }
    [[nodiscard]] ui::Button *create() { return m_fixture->find<ui::Button>(u"create"_s); }
    [[nodiscard]] ui::TableView *table() { return m_fixture->find<ui::TableView>(u"lines"_s); }
    [[nodiscard]] QString cell(int row, int column)
    {
        return table()->model()->index(row, column).data().toString();
    }

    std::optional<PageFixture> m_fixture;
    QPointer<ui::purchases::NewPurchase> m_page;
    QJsonObject m_body;
    QUrlQuery m_query;
};

STOREDESK_TEST(TestNewPurchase)

} // namespace tst_newpurchase

#include "tst_newpurchase.moc"
