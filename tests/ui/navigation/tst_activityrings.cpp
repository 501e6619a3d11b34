// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "account/accountfields.h"
#include "imports/importlaunch.h"
#include "jobs/jobmanager.h"
#include "workspace/workspace.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTreeView>

namespace tst_activityrings {

using namespace Qt::StringLiterals;
using namespace storedesk;
using imports::ImportDraft;

// Tests the rings next to the pages in the navigation, which show that work is in progress.
class TestActivityRings final : public QObject
{
    Q_OBJECT

private:
    // The service is so slow that an import takes seconds.
    std::optional<support::WindowFixture> m_fixture;
    QTemporaryDir m_files;

    [[nodiscard]] bool hasRing(const QString &page)
    {
        const auto *list = m_fixture->window().findChild<QTreeView *>(u"navigation"_s);
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            const auto spoken =
                list->model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
            if (spoken.startsWith(page + u","_s))
                return spoken.contains(u"running"_s);
        }
        return false;
    }

    [[nodiscard]] std::unique_ptr<ImportDraft> checkedDraft()
    {
        QFile file(m_files.filePath(u"people.csv"_s));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no file");
        file.write("_email,_points\n");
        for (int row = 0; row < 200; ++row)
            file.write("p" + QByteArray::number(row) + "@example.com,1\n");
        file.close();
        auto &fields = m_fixture->window().account().contactFields();
        fields.need();
        (void)QTest::qWaitFor([&] { return !fields.definitions().isEmpty(); });
        auto draft = std::make_unique<ImportDraft>(
            m_fixture->clock(), ImportDraft::Places{.temporary = m_files.path(), .memory = {}});
        draft->setSettings({.contactFields = fields.definitions()});
        draft->openFile(file.fileName());
        (void)QTest::qWaitFor([&] { return draft->state() == ImportDraft::State::Read; });
        draft->check();
        (void)QTest::qWaitFor([&] { return draft->state() == ImportDraft::State::Checked; });
        return draft;
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace(
            practice::ServiceOptions{.contacts = 20, .requestsPerMinute = 0, .speed = 4});
    }
    void cleanup() { m_fixture.reset(); }

    void theRingGoesNotLaterThanTheImportEnds_data()
    {
        QTest::addColumn<bool>("withList");
        QTest::newRow("only the overview was opened") << false;
        QTest::newRow("the list is open, too") << true;
    }
    void theRingGoesNotLaterThanTheImportEnds()
    {
        QFETCH(const bool, withList);
        QVERIFY(m_fixture->connectTo());
        QVERIFY(m_fixture->open({.page = u"overview"_s}));
        if (withList)
            QVERIFY(m_fixture->open({.page = u"imports"_s}));
        QVERIFY(m_fixture->open({.page = u"jobs"_s}));
        const auto draft = checkedDraft();
        QCOMPARE(draft->state(), ImportDraft::State::Checked);
        auto &manager = m_fixture->window().workspace().jobManager();
        std::optional<bool> ringAtEnd;
        QElapsedTimer sinceEnd;
        QObject context;
        connect(&manager, &jobs::JobManager::jobEnded, &context, [&] {
            ringAtEnd = hasRing(u"Imports"_s);
            sinceEnd.start();
        });
        imports::ImportLaunch launch(manager);
        launch.start(*draft);
        QTRY_VERIFY(hasRing(u"Imports"_s));
        QTRY_VERIFY_WITH_TIMEOUT(ringAtEnd, 60'000);
        if (*ringAtEnd) {
            QTRY_VERIFY_WITH_TIMEOUT(!hasRing(u"Imports"_s), 90'000);
            qInfo("The ring stayed for %lld ms.", sinceEnd.elapsed());
        }
        QVERIFY(!*ringAtEnd);
    }
};

STOREDESK_TEST(TestActivityRings)

} // namespace tst_activityrings

#include "tst_activityrings.moc"
