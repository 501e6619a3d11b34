// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/warnings.h"

#include "api/session.h"
#include "base/clock.h"
#include "items/calllogmodel.h"
#include "practice/service.h"
#include "ui/pages/resourcepage.h"
#include "ui/shell/mainwindow.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/statepane.h"
#include "ui/widgets/tableview.h"

#include <QApplication>
#include <QLineEdit>
#include <QTest>
#include <QToolButton>

#include <optional>

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using items::ResourceFeed;

// The road from the service to the pixel: real keys and buttons, and what the service received.
class TestMainWindow final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        auto service = practice::Service::start({.contacts = 20, .requestsPerMinute = 0}, m_clock);
        QVERIFY(service);
        m_service = std::move(*service);
        m_theme.emplace(*qApp);
        m_session.emplace(api::Connection{.baseUrl = m_service->url(), .key = m_service->apiKey()},
                          m_clock);
        m_window.emplace(*m_session,
                         ui::StoreMark{.name = u"Practice store"_s, .kind = u"Practice"_s},
                         *m_theme);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowExposed(&*m_window));
    }

    void cleanup()
    {
        m_window.reset();
        m_session.reset();
        m_theme.reset();
        m_service.reset();
    }

    void theExportsOfTheServiceAreOnTheScreen()
    {
        m_window->refresh();
        QTRY_COMPARE(state(), ResourceFeed::State::Loaded);
        QVERIFY(table()->model()->rowCount() > 1);
        QCOMPARE(m_service->ledger().received(OperationId::ListExports), 1);
        QVERIFY(!pane()->isVisible());

        // The table shows what the service says, newest first.
        const auto first = table()->model()->index(0, 0).data(items::ResourceModel::RecordRole);
        const auto last = table()
                              ->model()
                              ->index(table()->model()->rowCount() - 1, 0)
                              .data(items::ResourceModel::RecordRole);
        QVERIFY(first.toJsonObject().value("createdAt"_L1).toString()
                > last.toJsonObject().value("createdAt"_L1).toString());
    }

    void refreshByKeyAndByButtonAsksAgain()
    {
        QTest::keyClick(&*m_window, Qt::Key_F5);
        QTRY_COMPARE(state(), ResourceFeed::State::Loaded);
        QTest::mouseClick(m_window->findChild<QToolButton *>(u"refresh"_s), Qt::LeftButton);
        QTRY_COMPARE(m_service->ledger().received(OperationId::ListExports), 2);
        QTRY_COMPARE(state(), ResourceFeed::State::Loaded);
    }

    void aFilterThatMatchesNothingSaysSoAndEscClearsIt()
    {
        m_window->refresh();
        QTRY_COMPARE(state(), ResourceFeed::State::Loaded);
        const int all = table()->model()->rowCount();
        QTest::keySequence(&*m_window, QKeySequence::Find);
        auto *filter = m_window->findChild<QLineEdit *>(u"filter"_s);
        QTRY_VERIFY(filter->hasFocus());
        QTest::keyClicks(filter, u"no such thing"_s);
        QCOMPARE(table()->model()->rowCount(), 0);
        QTRY_VERIFY(pane()->headline().contains(u"no such thing"_s));
        QTest::keyClick(filter, Qt::Key_Escape);
        QCOMPARE(table()->model()->rowCount(), all);
    }

    void aFailureIsSaidInWordsAndTryAgainHelps()
    {
        m_service->faults().add({.aim = practice::Aim::Operation,
                                 .operation = OperationId::ListExports,
                                 .fault = practice::Fault::Status,
                                 .value = u"403"_s,
                                 .last = 1});
        m_window->refresh();
        QTRY_COMPARE(state(), ResourceFeed::State::Failed);
        QTRY_VERIFY(pane()->isVisible());
        QVERIFY(!pane()->headline().isEmpty());
        m_session->client().resume(); // what a new scope for the key would do
        QTest::mouseClick(pane()->mainButton(), Qt::LeftButton);
        QTRY_COMPARE(state(), ResourceFeed::State::Loaded);
    }

    void everyCallIsInTheLog()
    {
        m_window->refresh();
        QTRY_COMPARE(state(), ResourceFeed::State::Loaded);
        const auto tables = m_window->findChildren<ui::TableView *>();
        const auto log = std::ranges::find_if(tables, [](const ui::TableView *view) {
            return qobject_cast<items::CallLogModel *>(view->model()) != nullptr;
        });
        QVERIFY(log != tables.end());
        QTRY_COMPARE((*log)->model()->rowCount(), 1);
        QCOMPARE((*log)->model()->index(0, items::CallLogModel::Verb).data().toString(), u"GET"_s);
        QCOMPARE((*log)->model()->index(0, items::CallLogModel::AnswerColumn).data().toString(),
                 u"200"_s);
    }

private:
    [[nodiscard]] ResourceFeed::State state() const
    {
        return m_window->exportsPage()->feed().state();
    }
    [[nodiscard]] ui::TableView *table() const
    {
        return m_window->findChild<ui::TableView *>(u"records"_s);
    }
    [[nodiscard]] ui::StatePane *pane() const
    {
        return m_window->exportsPage()->findChild<ui::StatePane *>();
    }

    base::SystemClock m_clock;
    std::unique_ptr<practice::Service> m_service;
    std::optional<ui::Theme> m_theme;
    std::optional<api::Session> m_session;
    std::optional<ui::MainWindow> m_window;
};

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
