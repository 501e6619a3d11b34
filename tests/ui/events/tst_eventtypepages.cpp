// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "events/typechangeplan.h"
#include "storage/drafts.h"
#include "ui/events/developerpage.h"
#include "ui/events/differencemodel.h"
#include "ui/events/neweventtype.h"
#include "ui/events/typechangepage.h"
#include "ui/tables/tableview.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTemporaryDir>

#include <optional>

namespace tst_eventtypepages {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using support::PageFixture;

static QJsonObject paid()
{
    return {{u"name"_s, u"Order paid"_s},
            {u"alias"_s, u"order-paid"_s},
            {u"category"_s, u"receive"_s},
            {u"receiveType"_s, u"api"_s},
            {u"fields"_s,
             QJsonArray{QJsonObject{{u"id"_s, u"mail"_s},
                                    {u"name"_s, u"Mail"_s},
                                    {u"type"_s, u"email"_s},
                                    {u"required"_s, true},
                                    {u"isPrimaryKey"_s, true}},
                        QJsonObject{{u"id"_s, u"ref"_s},
                                    {u"name"_s, u"Reference"_s},
                                    {u"type"_s, u"text"_s}}}}};
}

// Tests event types that are edited with a plan, and their documentation for developers.
class TestEventTypePages final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace(support::storeWith(20),
                          PageFixture::profile(profiles::ProtectionLevel::Free));
        QTRY_VERIFY(m_fixture->account().storage().ready());
        m_integration = support::replyTo(*m_fixture,
                                         {.operation = OperationId::CreateCustomIntegration,
                                          .body = QJsonObject{{u"name"_s, u"Shop"_s},
                                                              {u"eventsEnabled"_s, true}}})[u"id"_s]
                            .toString();
        m_type = support::replyTo(*m_fixture,
                                  {.operation = OperationId::CreateCustomEventType,
                                   .values = {m_integration},
                                   .body = paid()})[u"id"_s]
                     .toString();
        m_fixture->ledger().clear();
    }
    void cleanup() { m_fixture.reset(); }

    void anEventTypeIsEditedByAPlanAndBack()
    {
        makePlan();
        auto *page = openPlan();
        const auto *differences = m_fixture->find<ui::TableView>(u"differences"_s)->model();
        QCOMPARE(differences->rowCount(), 1);
        QVERIFY(differences->index(0, 3).data().toString().contains(u"rejected"_s));
        // A missing value is stated explicitly.
        QCOMPARE(differences->index(0, 1).data().toString(), u"Text"_s);
        QCOMPARE(differences->index(0, 2).data().toString(), u"missing"_s);
        QVERIFY(differences->index(0, 2).data(ui::ItemMutedRole).toBool());
        QCOMPARE(page->findChildren<QLabel *>(u"step"_s).size(), 4);
        QVERIFY(!m_fixture->find<QWidget>(u"goBack"_s)->isVisible());
        QCOMPARE(m_fixture->received(OperationId::CreateCustomEventType), 0);

        press(u"carryOut"_s);
        QTRY_COMPARE(m_fixture->notice()->tone(), ui::Tone::Ok);
        QCOMPARE(fieldsOfOnlyType(), QStringList{u"mail"_s});
        QVERIFY(!m_fixture->find<QWidget>(u"carryOut"_s)->isVisible());

        press(u"goBack"_s);
        QTRY_VERIFY(page->settled());
        QTRY_COMPARE(fieldsOfOnlyType(), (QStringList{u"mail"_s, u"ref"_s}));
    }

    void aFailureReportsThatOneTypeStillAcceptsEvents()
    {
        makePlan();
        auto *first = openPlan();
        m_fixture->refuse(OperationId::DeleteCustomEventType, u"409"_s);
        press(u"carryOut"_s);
        QTRY_COMPARE(m_fixture->notice()->tone(), ui::Tone::Err);
        QVERIFY(m_fixture->notice()->sentence().contains(u"still accepts events"_s));
        // The plan is restored when the page is reopened, and can be reverted.
        delete first;
        auto *page = openPlan();
        QTRY_VERIFY(m_fixture->find<QWidget>(u"goBack"_s)->isVisible());
        press(u"goBack"_s);
        QTRY_VERIFY(page->settled());
        QTRY_COMPARE(fieldsOfOnlyType(), (QStringList{u"mail"_s, u"ref"_s}));
    }

    void aChangeContinuesWithoutItsPage()
    {
        makePlan();
        const auto *first = openPlan();
        press(u"carryOut"_s);
        QVERIFY(!first->settled());
        delete first;
        // The next page shows the change in progress instead of starting another.
        const auto *page = openPlan();
        QVERIFY(!page->settled());
        QTRY_COMPARE(m_fixture->notice()->tone(), ui::Tone::Ok);
        QCOMPARE(fieldsOfOnlyType(), QStringList{u"mail"_s});
    }

    void withoutChangesThereIsNoPlan()
    {
        openEditor();
        m_fixture->click(u"create"_s);
        QVERIFY(m_fixture->notice()->headline().contains(u"no differences"_s));
        QCOMPARE(m_fixture->opened().size(), 0);
        // The alias of the edited type is not reported as taken.
        QVERIFY(m_fixture->find<QLabel>(u"reason.alias"_s)->text().isEmpty());
    }

    void permanentPropertiesAreVisibleInTheSmallestWindow()
    {
        // This is the size of a page in a window of 1024 × 640.
        m_fixture->window().resize(800, 560);
        auto *page = m_fixture->show(new ui::events::NewEventType(
            *m_fixture, {.page = u"new-event-type"_s, .values = {m_integration}}));
        QTRY_VERIFY(page->settled());
        const auto *banner = m_fixture->find<ui::Notice>(u"neverChanges"_s);
        QVERIFY(banner->headline().contains(u"can't be changed"_s));
        QTRY_COMPARE(banner->visibleRegion().boundingRect(), banner->rect());
    }

    void aDeveloperGetsProgramsWithoutTheKey()
    {
        auto *page = m_fixture->show(new ui::events::DeveloperPage(
            *m_fixture, {.page = u"hand-over"_s, .values = {m_integration, m_type}}));
        QTRY_VERIFY(page->settled());
        auto *kinds = m_fixture->find<QTabBar>(u"kinds"_s);
        QCOMPARE(kinds->count(), 6);
        const auto *text = m_fixture->find<QPlainTextEdit>(u"text"_s);
        const auto key = QString::fromUtf8(m_fixture->service().apiKey());
        QSet<QString> texts;
        for (int at = 0; at < kinds->count(); ++at) {
            kinds->setCurrentIndex(at);
            QVERIFY(text->toPlainText().contains(u"mail"_s));
            QVERIFY(!text->toPlainText().contains(key));
            texts.insert(text->toPlainText());
        }
        QCOMPARE(texts.size(), 6);
        m_fixture->click(u"copy"_s);
        QCOMPARE(QGuiApplication::clipboard()->text(), text->toPlainText());
        const QTemporaryDir folder;
        page->saveAs(folder.filePath(u"a.json"_s));
        QVERIFY(QFile::exists(folder.filePath(u"a.json"_s)));
        page->saveAs(folder.filePath(u"no/such/folder"_s));
        QVERIFY(m_fixture->notice()->isVisible());
        m_fixture->refuse(OperationId::GetCustomEventType, u"403"_s);
        page->refresh();
        QTRY_VERIFY(m_fixture->notice()->findChild<QAbstractButton *>(u"details"_s)->isVisible());
        QVERIFY2(m_fixture->notice()->sentence().contains(u"another key"_s),
                 qPrintable(m_fixture->notice()->sentence()));
    }

    void theEditorEndsWhenItsTypeWasReplaced()
    {
        openEditor();
        auto *page = m_fixture->currentPage();
        QTest::keyClicks(m_fixture->find<QLineEdit>(u"name"_s), u" again"_s);
        QVERIFY(page->hasPendingChanges());
        (void)support::replyTo(
            *m_fixture,
            {.operation = OperationId::DeleteCustomEventType, .values = {m_integration, m_type}});
        QTRY_VERIFY(!page->hasPendingChanges());
    }

    void theModelIsSound()
    {
        ui::events::DifferenceModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setDifferences(events::differencesOf(paid(), {}));
        QVERIFY(model.rowCount() > 3);
        model.setDifferences({});
    }

private:
    void openEditor()
    {
        auto *page = m_fixture->show(new ui::events::NewEventType(
            *m_fixture, {.page = u"edit-event-type"_s, .values = {m_integration, m_type}}));
        page->activateWindow();
        QTRY_VERIFY(page->settled());
        QTRY_COMPARE(m_fixture->find<QLineEdit>(u"alias"_s)->text(), u"order-paid"_s);
    }

    // Uses the keyboard to create a plan that removes the second field.
    void makePlan()
    {
        openEditor();
        auto *table = m_fixture->find<ui::TableView>(u"fields"_s);
        table->setFocus();
        table->setCurrentIndex(table->model()->index(1, 0));
        QTest::keyClick(table, Qt::Key_Delete);
        m_fixture->click(u"create"_s);
        QTRY_COMPARE(m_fixture->opened().size(), 1);
        QCOMPARE(
            m_fixture->opened()[0],
            (ui::PageAddress{.page = u"event-type-change"_s, .values = {m_integration, m_type}}));
        QCOMPARE(events::plansIn(m_fixture->account().storage().drafts()).size(), 1);
    }

    ui::events::TypeChangePage *openPlan()
    {
        return m_fixture->show(new ui::events::TypeChangePage(
            *m_fixture, {.page = u"event-type-change"_s, .values = {m_integration, m_type}}));
    }

    void press(const QString &button)
    {
        m_fixture->click(button);
        QVERIFY(m_fixture->dialog());
        QTest::mouseClick(m_fixture->dialog()->findChild<QAbstractButton *>(u"agree"_s),
                          Qt::LeftButton);
    }

    QStringList fieldsOfOnlyType()
    {
        const auto types = support::replyTo(*m_fixture,
                                            {.operation = OperationId::ListCustomEventTypes,
                                             .values = {m_integration}})[u"results"_s]
                               .toArray();
        QStringList ids;
        for (const auto &field : types[0][u"fields"].toArray())
            ids.append(field[u"id"].toString());
        return types.size() == 1 && types[0][u"alias"].toString() == "order-paid"_L1
            ? ids
            : QStringList{u"%1 types"_s.arg(types.size())};
    }

    std::optional<PageFixture> m_fixture;
    QString m_integration;
    QString m_type;
};

STOREDESK_TEST(TestEventTypePages)

} // namespace tst_eventtypepages

#include "tst_eventtypepages.moc"
