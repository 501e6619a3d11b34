// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/columnspopup.h"
#include "support/headings.h"
#include "support/seededstores.h"
#include "support/sending.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "api/session.h"
#include "base/clock.h"
#include "practice/service/service.h"
#include "ui/calllog/calllogdock.h"
#include "ui/tables/tableview.h"
#include "ui/theme/theme.h"
#include "ui/widgets/statepane.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

#include <optional>

namespace tst_calllogdock {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using itemmodels::CallLogModel;

class TestCallLogDock final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        auto service = practice::Service::start(
            support::copied({.contacts = 20, .requestsPerMinute = 0}), m_clock);
        QVERIFY(service);
        m_service = std::move(*service);
        m_theme.emplace(*qApp);
        m_session.emplace(http::Connection{.baseUrl = m_service->url(),
                                           .key = m_service->apiKey(),
                                           .requestsPerMinute = 0},
                          m_clock);
        m_dock.emplace(*m_session, *m_theme);
        m_dock->resize(1080, 320);
        m_dock->show();
        m_dock->activateWindow();
        QVERIFY(QTest::qWaitForWindowExposed(&*m_dock));
    }

    void cleanup()
    {
        m_dock.reset();
        m_session.reset();
        m_theme.reset();
        m_service.reset();
    }

    void theEmptyLogExplainsItself()
    {
        QVERIFY(calls()->findChild<ui::StatePane *>()->isVisible());
        QVERIFY(!child<QToolButton>(u"copyCurl"_s)->isEnabled());
    }

    void everyCallIsALineAndFiltersNarrowThem()
    {
        const QAbstractItemModelTester tester(
            calls()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        call({.operation = OperationId::ListExports});
        call({.operation = OperationId::GetExport, .values = {u"000000000000000000000000"_s}});
        call({.operation = OperationId::DeleteContactField, .values = {u"nothing"_s}});
        QTRY_VERIFY(rows() >= 3);
        const int all = rows();
        QTest::mouseClick(child<QPushButton>(u"logFailed"_s), Qt::LeftButton);
        QVERIFY(rows() < all);
        QTest::mouseClick(child<QPushButton>(u"logAll"_s), Qt::LeftButton);
        child<QComboBox>(u"logVerbs"_s)->setFocus();
        QTest::keyClicks(child<QComboBox>(u"logVerbs"_s), u"DEL"_s);
        QCOMPARE(rows(), 1);
        child<QComboBox>(u"logVerbs"_s)->setCurrentIndex(0);
        QTest::keyClicks(child<QLineEdit>(u"logWords"_s), u"nowhere to be found"_s);
        QCOMPARE(rows(), 0);
        QVERIFY(calls()->findChild<ui::StatePane *>()->isVisible());
        QTest::keyClick(child<QLineEdit>(u"logWords"_s), Qt::Key_Escape);
        QCOMPARE(rows(), all);
    }

    void failuresAreDescribedInWordsFirst()
    {
        call({.operation = OperationId::GetExport, .values = {u"000000000000000000000000"_s}});
        calls()->setFocus();
        QTest::keyClick(calls(), Qt::Key_Down);
        QTRY_VERIFY(!child<QLabel>(u"callWhat"_s)->text().isEmpty());
        QVERIFY(!child<QLabel>(u"callNext"_s)->text().isEmpty());
        QVERIFY(child<QPlainTextEdit>(u"callAnswer"_s)->toPlainText().contains(u'{'));
        QVERIFY(child<QPlainTextEdit>(u"callHeaders"_s)
                    ->toPlainText()
                    .contains(u"content-type"_s, Qt::CaseInsensitive));
        QVERIFY(child<QPlainTextEdit>(u"callTimes"_s)->toPlainText().contains(u"1"_s));
    }

    void theKeyIsNowhereToBeCopied()
    {
        call({.operation = OperationId::ListExports});
        calls()->setFocus();
        QTest::keyClick(calls(), Qt::Key_Down);
        QTest::keyClick(calls(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        const auto curl = QGuiApplication::clipboard()->text();
        QVERIFY(curl.startsWith(u"curl"_s));
        QVERIFY(curl.contains(u"$STOREDESK_API_KEY"_s));
        const auto key = QString::fromLatin1(m_service->apiKey());
        for (const auto *edit : m_dock->findChildren<QPlainTextEdit *>())
            QVERIFY(!edit->toPlainText().contains(key));
        QGuiApplication::clipboard()->clear();
        QTest::mouseClick(child<QToolButton>(u"copyCurl"_s), Qt::LeftButton, {}, QPoint(20, 10));
        QCOMPARE(QGuiApplication::clipboard()->text(), curl);
        for (const auto enter : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
            QGuiApplication::clipboard()->clear();
            child<QToolButton>(u"copyCurl"_s)->setFocus();
            QTest::keyClick(child<QToolButton>(u"copyCurl"_s), enter);
            QCOMPARE(QGuiApplication::clipboard()->text(), curl);
        }
    }

    void theAnswerIsCopiedAsJson()
    {
        call({.operation = OperationId::ListExports});
        calls()->setFocus();
        QTest::keyClick(calls(), Qt::Key_Down);
        m_dock->findChild<QAction *>(u"copyAnswer"_s)->trigger();
        const auto text = QGuiApplication::clipboard()->text().toUtf8();
        QVERIFY(QJsonDocument::fromJson(text).object().contains(u"results"_s));
    }

    void personalDataIsMaskedInEveryTabAndCopy()
    {
        const auto email = u"ana.garcia@example.org"_s;
        const QJsonObject person{{u"_name"_s, u"Ana"_s},
                                 {u"_surname"_s, u"García"_s},
                                 {u"_mobilePhone"_s, u"+34651234567"_s},
                                 {u"_birthdate"_s, u"1990-05-31T00:00:00Z"_s},
                                 {u"_points"_s, 7312}};
        call({.operation = OperationId::PatchContactByEmail, .values = {email}, .body = person});
        call({.operation = OperationId::GetContactByEmail, .values = {email}});
        calls()->setFocus();
        const auto hides = [](const QString &text) {
            for (const auto &word :
                 {u"ana.garcia"_s, u"Ana"_s, u"García"_s, u"651234567"_s, u"1990-05-31"_s})
                QVERIFY2(!text.contains(word), qPrintable(text));
        };
        for (int row = 0; row < 2; ++row) {
            calls()->selectRow(row);
            for (const auto *edit : m_dock->findChildren<QPlainTextEdit *>())
                hides(edit->toPlainText());
            QTest::keyClick(calls(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
            hides(QGuiApplication::clipboard()->text());
            m_dock->findChild<QAction *>(u"copyAnswer"_s)->trigger();
            hides(QGuiApplication::clipboard()->text());
        }
        // Data that is not personal stays visible, and the whole response can be copied on request.
        QVERIFY(child<QPlainTextEdit>(u"callAnswer"_s)->toPlainText().contains(u"7312"_s));
        m_dock->findChild<QAction *>(u"copyWholeAnswer"_s)->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"García"_s));
        m_dock->findChild<QAction *>(u"copyWholeCurl"_s)->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"garcia"_s));
    }

    void everyPartOfACallCanBeReached()
    {
        // This is the width in a window of 1024 × 640, without the navigation.
        m_dock->resize(958, 200);
        const auto *tabs = child<QTabBar>(u"callTabs"_s);
        QTRY_COMPARE(m_dock->width(), 958);
        for (int tab = 0; tab < tabs->count(); ++tab) {
            QVERIFY2(tabs->rect().contains(tabs->tabRect(tab)), qPrintable(tabs->tabText(tab)));
            const int words = tabs->fontMetrics().horizontalAdvance(tabs->tabText(tab));
            QVERIFY2(tabs->tabRect(tab).width() >= words, qPrintable(tabs->tabText(tab)));
        }
    }

    void onlyReadsAreSentAgain()
    {
        call({.operation = OperationId::ListExports});
        calls()->setFocus();
        QTest::keyClick(calls(), Qt::Key_Down);
        auto *again = child<QPushButton>(u"sendAgain"_s);
        QVERIFY(again->isVisible());
        QTest::mouseClick(again, Qt::LeftButton);
        QTRY_COMPARE(rows(), 2);
        QCOMPARE(m_service->ledger().received(OperationId::ListExports), 2);
        QCOMPARE(calls()->model()->index(1, CallLogModel::Cause).data().toString(),
                 u"Request log"_s);

        call({.operation = OperationId::DeleteContactField, .values = {u"nothing"_s}});
        QTRY_COMPARE(rows(), 3);
        calls()->selectRow(2);
        QVERIFY(!again->isVisible());
    }

    void errorsAreGatheredByKindAndLeadToTheirCall()
    {
        for (int time = 0; time < 2; ++time)
            call({.operation = OperationId::GetExport, .values = {u"000000000000000000000000"_s}});
        QTRY_COMPARE(rows(), 2);
        auto *tabs = child<QTabBar>(u"logTabs"_s);
        tabs->setFocus();
        QTest::keyClick(tabs, Qt::Key_Right);
        auto *errors = child<ui::TableView>(u"logErrors"_s);
        QVERIFY(errors->isVisible());
        QCOMPARE(errors->model()->rowCount(), 1);
        QCOMPARE(errors->model()->index(0, itemmodels::CallErrors::Times).data().toString(),
                 u"2"_s);
        errors->setFocus();
        QTest::keyClick(errors, Qt::Key_Down);
        QTest::keyClick(errors, Qt::Key_Return);
        QVERIFY(calls()->isVisible());
        QCOMPARE(calls()->currentIndex().row(), 1);
    }

    // U21, capability 24: headings sort the calls and the errors.
    void headingsSortTheCalls()
    {
        call({.operation = OperationId::ListImports});
        call({.operation = OperationId::GetExport, .values = {u"000000000000000000000000"_s}});
        call({.operation = OperationId::ListExports});
        QTRY_COMPARE(rows(), 3);
        const auto before = support::columnTexts(*calls(), CallLogModel::Path);
        support::clickHeading(*calls(), CallLogModel::Path);
        auto sorted = before;
        sorted.sort();
        QVERIFY(sorted != before);
        QCOMPARE(support::columnTexts(*calls(), CallLogModel::Path), sorted);
        // The selected call keeps its detail.
        calls()->selectRow(0);
        support::clickHeading(*calls(), CallLogModel::Path);
        QCOMPARE(calls()->currentIndex().row(), 2);
        QCOMPARE(support::columnTexts(*calls(), CallLogModel::Path).first(), sorted.last());
        support::clickHeading(*calls(), CallLogModel::Path);
        QCOMPARE(support::columnTexts(*calls(), CallLogModel::Path), before);
        call({.operation = OperationId::GetImport, .values = {u"000000000000000000000000"_s}});
        call({.operation = OperationId::GetExport, .values = {u"000000000000000000000000"_s}});
        child<QTabBar>(u"logTabs"_s)->setCurrentIndex(1);
        auto *errors = child<ui::TableView>(u"logErrors"_s);
        const auto times = itemmodels::CallErrors::Times;
        QTRY_COMPARE(errors->model()->rowCount(), 2);
        QCOMPARE(support::columnTexts(*errors, times), (QStringList{u"2"_s, u"1"_s}));
        support::clickHeading(*errors, times);
        QCOMPARE(support::columnTexts(*errors, times), (QStringList{u"1"_s, u"2"_s}));
    }

    void columnsAreShownAndHidden()
    {
        const auto *header = calls()->horizontalHeader();
        QVERIFY(header->isSectionHidden(CallLogModel::Attempts));
        support::toggleColumn(*m_dock, u"logCallsColumns"_s, u"attempts"_s);
        support::toggleColumn(*m_dock, u"logCallsColumns"_s, u"method"_s);
        QVERIFY(!header->isSectionHidden(CallLogModel::Attempts));
        QVERIFY(header->isSectionHidden(CallLogModel::Verb));
        support::pressInColumnsPopup(*m_dock, u"logCallsColumns"_s, u"defaultColumns"_s);
        QVERIFY(header->isSectionHidden(CallLogModel::Attempts));
        QVERIFY(!header->isSectionHidden(CallLogModel::Verb));
        // The errors have columns of their own.
        child<QTabBar>(u"logTabs"_s)->setCurrentIndex(1);
        QVERIFY(child<QAbstractButton>(u"logErrorsColumns"_s)->isVisible());
        support::toggleColumn(*m_dock, u"logErrorsColumns"_s, u"first"_s);
        QVERIFY(
            child<ui::TableView>(u"logErrors"_s)->isColumnHidden(itemmodels::CallErrors::First));
    }

    void itFollowsUntilTheUserScrolls()
    {
        for (int time = 0; time < 14; ++time)
            call({.operation = OperationId::GetStore});
        auto *bar = calls()->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);
        QTRY_COMPARE(bar->value(), bar->maximum());
        bar->setValue(0);
        call({.operation = OperationId::GetStore});
        QTRY_COMPARE(rows(), 15);
        QCOMPARE(bar->value(), 0);
    }

private:
    void call(const http::Request &request) { (void)support::sendAndWait(*m_session, request); }

    template <typename Child>
    [[nodiscard]] Child *child(const QString &name) const
    {
        return m_dock->findChild<Child *>(name);
    }
    [[nodiscard]] ui::TableView *calls() const { return child<ui::TableView>(u"logCalls"_s); }
    [[nodiscard]] int rows() const { return calls()->model()->rowCount(); }

    base::SystemClock m_clock;
    std::unique_ptr<practice::Service> m_service;
    std::optional<ui::Theme> m_theme;
    std::optional<api::Session> m_session;
    std::optional<ui::calllog::CallLogDock> m_dock;
};

STOREDESK_TEST(TestCallLogDock)

} // namespace tst_calllogdock

#include "tst_calllogdock.moc"
