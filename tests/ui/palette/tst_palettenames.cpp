// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sending.h"
#include "support/tablefile.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "activities/activitysource.h"
#include "base/language.h"
#include "exports/contactmirrorupdater.h"
#include "insights/question.h"
#include "jobs/jobmanager.h"
#include "jobs/rowmaker.h"
#include "storage/namedids.h"
#include "storage/savedviews.h"
#include "storage/views.h"
#include "ui/palette/palettemodel.h"
#include "ui/sheetview/openfile.h"
#include "ui/tables/searchfield.h"
#include "workspace/workspace.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QListView>

namespace tst_palettenames {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using ui::palette::PaletteModel;

// Ctrl+K finds everything that has a name by any part of the name, and shows the kind of each row.
class TestPaletteNames final : public QObject
{
    Q_OBJECT

private:
    std::optional<support::WindowFixture> m_fixture;
    std::optional<QAbstractItemModelTester> m_tester;

    [[nodiscard]] ui::shell::MainWindow &window() { return m_fixture->window(); }
    [[nodiscard]] ui::SearchField *field() { return window().parts().goTo; }
    [[nodiscard]] QListView *list() { return window().findChild<QListView *>(u"paletteList"_s); }

    void connectWindow()
    {
        m_fixture.emplace(
            practice::ServiceOptions{.contacts = 60, .requestsPerMinute = 0, .speed = 50});
        QVERIFY(m_fixture->connectTo());
        m_tester.emplace(list()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    }

    void type(const QString &text)
    {
        QTest::keyClick(&window(), Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(field()->hasFocus());
        field()->clear();
        // Simulated keys support ASCII only.
        field()->insert(text);
    }

    // Returns the rows as "title|kind".
    [[nodiscard]] QStringList rows()
    {
        QStringList found;
        for (int row = 0; row < list()->model()->rowCount(); ++row) {
            const auto index = list()->model()->index(row, 0);
            found.append(u"%1|%2"_s.arg(index.data().toString(),
                                        index.data(PaletteModel::KindRole).toString()));
        }
        return found;
    }

    [[nodiscard]] QJsonArray listed(OperationId operation, const QStringList &values = {})
    {
        const auto list =
            support::sendAndWait(window(), {.operation = operation, .values = values});
        return list ? list->document["results"_L1].toArray() : QJsonArray();
    }

    // A part from within the name, so that it is not at the beginning of a word.
    [[nodiscard]] static QString innerPart(const QString &name)
    {
        return name.mid(1, std::max<qsizetype>(3, name.size() - 2)).trimmed();
    }

    void findByName(const QString &name, const QString &kind)
    {
        QVERIFY(!name.isEmpty());
        type(innerPart(name));
        const auto row = u"%1|%2"_s.arg(name, kind);
        QTRY_VERIFY2(rows().contains(row), qPrintable(u"%1: %2"_s.arg(row, rows().join(u", "_s))));
    }

    // Presses Return on the row.
    void open(const QString &row)
    {
        QTRY_VERIFY2(rows().contains(row), qPrintable(rows().join(u", "_s)));
        const auto at = static_cast<int>(rows().indexOf(row));
        list()->setCurrentIndex(list()->model()->index(at, 0));
        QTest::keyClick(field(), Qt::Key_Return);
    }

    [[nodiscard]] QString beginJob()
    {
        const jobs::BulkPlan plan{.operation = OperationId::PatchContactByEmail,
                                  .keyColumn = 0,
                                  .targets = {{1, u"_points"_s}}};
        const jobs::RowMaker maker(plan);
        jobs::ListJob job{.title = u"winter-points.csv"_s, .plan = plan, .columns = {}, .rows = {}};
        job.rows.push_back(maker.row({u"p@example.org"_s, u"1"_s}));
        return window().workspace().jobManager().begin(job);
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }
    void cleanup()
    {
        m_tester.reset();
        m_fixture.reset();
    }

    void everyQuestionOfTheInsightsIsFoundInBothLanguages()
    {
        connectWindow();
        for (const auto &question : insights::questionRows()) {
            const auto row = u"%1|Insight"_s.arg(titleOf(question));
            for (const auto &title : base::inAllLanguages("Insights", question.title)) {
                type(title);
                QTRY_VERIFY2(rows().contains(row), qPrintable(title + rows().join(u'\n')));
            }
        }
        const auto again =
            u"%1|Insight"_s.arg(titleOf(*insights::questionNamed(u"second-purchase"_s)));
        for (const auto &words : {u"bought once"_s, u"compraron una vez"_s, u"never again"_s}) {
            type(words);
            QTRY_VERIFY2(rows().contains(again), qPrintable(rows().join(u'\n')));
        }
        open(again);
        QTRY_COMPARE(window().currentPage()->place(),
                     (ui::PageAddress{.page = u"insight"_s, .values = {u"second-purchase"_s}}));
    }

    void aPinnedWorkflowIsListedWithoutAText()
    {
        connectWindow();
        const auto workflow = listed(OperationId::ListWorkflows).last();
        const auto row = u"%1|Workflow"_s.arg(workflow["name"_L1].toString());
        QVERIFY(m_fixture->open({.page = u"workflow"_s, .values = {workflow["id"_L1].toString()}}));
        auto *page = window().currentPage();
        QTRY_VERIFY(page->settled());
        type({});
        QVERIFY(!rows().contains(row));
        QTest::keyClick(field(), Qt::Key_Escape);
        QTest::keyClick(page, Qt::Key_D, Qt::ControlModifier);
        type({});
        QTRY_VERIFY2(rows().contains(row), qPrintable(rows().join(u", "_s)));
        // A pin is not listed again as a name.
        type(workflow["name"_L1].toString());
        QTRY_COMPARE(rows().count(row), 1);
    }

    void recordsOfTheServiceAreFoundByAnyPartOfTheirNames()
    {
        connectWindow();
        const auto nameIn = [](const QJsonArray &records) {
            return records.last()["name"_L1].toString();
        };
        findByName(nameIn(listed(OperationId::ListWorkflows)), u"Workflow"_s);
        findByName(nameIn(listed(OperationId::ListCouponSets)), u"Coupon set"_s);
        findByName(nameIn(listed(OperationId::ListContactFields)), u"Contact field"_s);
        const auto integrations = listed(OperationId::ListCustomIntegrations);
        findByName(nameIn(integrations), u"Custom integration"_s);
        for (const auto &integration : integrations) {
            const auto types =
                listed(OperationId::ListCustomEventTypes, {integration["id"_L1].toString()});
            if (types.isEmpty())
                continue;
            findByName(nameIn(types), u"Custom event type"_s);
            open(u"%1|Custom event type"_s.arg(nameIn(types)));
            QTRY_COMPARE(window().currentPage()->place().page, u"event-type"_s);
            return;
        }
        QFAIL("no event type");
    }

    void thingsOfThisComputerAreFoundByAnyPartOfTheirNames()
    {
        connectWindow();
        auto &views = window().account().storage().views();
        storage::nameId(views, storage::NamedKind::Segment, u"6735e1a09c2b41f0a8d3e77b"_s,
                        u"Customers of Madrid"_s);
        storage::saveView(views, u"exports"_s, {.name = u"Only failures"_s, .state = {}});
        const support::TableFolder folder;
        QVERIFY(m_fixture->open(
            ui::placeOfFile(folder.write(u"summer-people.csv"_s, "id,name\n1,Ana\n"))));
        QVERIFY(m_fixture->open({.page = u"workflows"_s}));
        const auto job = beginJob();
        QTRY_VERIFY(window().workspace().jobManager().find(job));

        type(u"adrid"_s);
        QTRY_VERIFY2(rows().contains(u"Customers of Madrid|Segment"_s),
                     qPrintable(rows().join(u", "_s)));
        type(u"ailures"_s);
        QTRY_VERIFY(rows().contains(u"Only failures|Saved view"_s));
        type(u"mmer-peop"_s);
        QTRY_VERIFY2(!rows().filter(u"summer-people.csv"_s).isEmpty(),
                     qPrintable(rows().join(u", "_s)));
        type(u"nter-poin"_s);
        QTRY_COMPARE(rows().filter(u"|Job"_s).size(), 1);
        type(u"oupon"_s);
        QTRY_VERIFY2(!rows().filter(u"|Manual"_s).isEmpty(), qPrintable(rows().join(u", "_s)));
        type(u"adrid"_s);
        open(u"Customers of Madrid|Segment"_s);
        QTRY_COMPARE(window().currentPage()->place().page, u"new-export"_s);
        const auto id = [this] {
            const auto *line =
                window().currentPage()->findChild<QLineEdit *>(u"filters.segmentId"_s);
            return line ? line->text() : QString();
        };
        QTRY_COMPARE(id(), u"6735e1a09c2b41f0a8d3e77b"_s);
    }

    // The copy is searched in another thread, so typing is never blocked.
    void contactsAreFoundInTheOfflineCopy()
    {
        connectWindow();
        support::sendAndWait(
            window(),
            {.operation = OperationId::PatchContactByEmail,
             .values = {u"zoraida@example.com"_s},
             .body = QJsonObject{{"_name"_L1, u"Zoraida"_s}, {"_surname"_L1, u"Ñíguez Calvo"_s}}});
        auto &mirror = window().workspace().contactMirror();
        QTRY_VERIFY(mirror.isReady());
        mirror.turnOn();
        QTRY_VERIFY_WITH_TIMEOUT(mirror.hasCopy() && !mirror.isMaking(), 60'000);
        QElapsedTimer timer;
        for (const auto &text : {u"oraid"_s, u"niguez"_s, u"calvo zora"_s}) {
            type(text.left(2));
            timer.start();
            type(text);
            QVERIFY2(timer.elapsed() < 1'000, "typing was blocked");
            QTRY_VERIFY2(rows().contains(u"Zoraida Ñíguez Calvo|Contact"_s),
                         qPrintable(text + u": "_s + rows().join(u", "_s)));
        }
        open(u"Zoraida Ñíguez Calvo|Contact"_s);
        QTRY_COMPARE(window().currentPage()->place(),
                     (ui::PageAddress{u"contact"_s, {u"email"_s, u"zoraida@example.com"_s}}));
        // A recent record is listed once.
        QTRY_VERIFY(window().currentPage()->settled());
        type(u"oraid"_s);
        QTRY_VERIFY(!rows().filter(u"Zoraida"_s).isEmpty());
        QCOMPARE(rows().filter(u"Zoraida Ñíguez Calvo|Contact"_s).size(), 1);
    }

    void contactsAreFoundByTheirId()
    {
        connectWindow();
        support::sendAndWait(
            window(),
            {.operation = OperationId::PatchContactByEmail,
             .values = {u"zoraida@example.com"_s},
             .body = QJsonObject{{"_name"_L1, u"Zoraida"_s}, {"_surname"_L1, u"Calvo"_s}}});
        const auto contact = support::sendAndWait(
            window(),
            {.operation = OperationId::GetContactByEmail, .values = {u"zoraida@example.com"_s}});
        QVERIFY(contact);
        const auto id = contact->document["id"_L1].toString();
        QVERIFY(!id.isEmpty());
        auto &mirror = window().workspace().contactMirror();
        QTRY_VERIFY(mirror.isReady());
        mirror.turnOn();
        QTRY_VERIFY_WITH_TIMEOUT(mirror.hasCopy() && !mirror.isMaking(), 60'000);
        // Only the whole ID is found.
        type(id.chopped(1));
        QTest::qWait(0);
        QVERIFY(!rows().contains(u"Zoraida Calvo|Contact"_s));
        type(id);
        QTRY_VERIFY2(rows().contains(u"Zoraida Calvo|Contact"_s), qPrintable(rows().join(u", "_s)));
    }

    // The service has no list of products, but exports of activities name those that were sold.
    void productsAreFoundInLocalExports()
    {
        connectWindow();
        auto &workspace = window().workspace();
        QTRY_VERIFY(workspace.activitySource().isReady());
        workspace.activitySource().fetchNewer();
        QTRY_VERIFY_WITH_TIMEOUT(workspace.activitySource().hasActivities(), 60'000);
        base::Progress progress;
        const auto sold = activities::readProducts(workspace.activitySource().input(), progress);
        QVERIFY(sold && !sold->empty());
        const auto &product = sold->front();
        QVERIFY(!product.name.isEmpty());
        findByName(product.name, u"Product"_s);
        open(u"%1|Product"_s.arg(product.name));
        QTRY_COMPARE(window().currentPage()->place().page, u"product"_s);
        QCOMPARE(window().currentPage()->place().values.constLast(), product.id);
    }

    void betterMatchesAndRecentlyUsedOnesComeFirst()
    {
        connectWindow();
        auto &views = window().account().storage().views();
        for (const auto &[id, name] : {std::pair(u'a', u"Quarter"_s),
                                       {u'b', u"Last quarter"_s},
                                       {u'c', u"Headquarters"_s},
                                       {u'd', u"Quartermaster"_s}})
            storage::nameId(views, storage::NamedKind::Segment, QString(24, QChar(id)), name);
        type(u"quarter"_s);
        QTRY_COMPARE(rows().filter(u"|Segment"_s),
                     (QStringList{u"Quarter|Segment"_s, u"Quartermaster|Segment"_s,
                                  u"Last quarter|Segment"_s, u"Headquarters|Segment"_s}));
        // Equal matches are sorted by their last use.
        const auto flows = listed(OperationId::ListWorkflows);
        QVERIFY(flows.size() > 1);
        const auto common = u"a"_s;
        QStringList before;
        type(common);
        QTRY_VERIFY(rows().filter(u"|Workflow"_s).size() > 1);
        before = rows().filter(u"|Workflow"_s);
        open(before.last());
        QTRY_COMPARE(window().currentPage()->place().page, u"workflow"_s);
        QVERIFY(m_fixture->open({.page = u"exports"_s}));
        window().closeAll();
        QVERIFY(m_fixture->open({.page = u"exports"_s}));
        type(common);
        QTRY_VERIFY(rows().filter(u"|Workflow"_s).size() > 1);
        const auto after = rows().filter(u"|Workflow"_s);
        QVERIFY2(after.indexOf(before.last()) < before.size() - 1, qPrintable(after.join(u", "_s)));
    }

    void theKindIsReadAloud()
    {
        connectWindow();
        type(u"keyboard shortcuts"_s);
        QTRY_VERIFY(list()->model()->rowCount() > 0);
        const auto first = list()->model()->index(0, 0);
        QCOMPARE(first.data(Qt::AccessibleTextRole).toString().section(u", "_s, 0, 1),
                 u"Keyboard shortcuts, %1"_s.arg(first.data(PaletteModel::KindRole).toString()));
        QVERIFY(!first.data(PaletteModel::KindRole).toString().isEmpty());
    }
};

STOREDESK_TEST(TestPaletteNames)

} // namespace tst_palettenames

#include "tst_palettenames.moc"
