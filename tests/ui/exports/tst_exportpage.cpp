// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/fastclock.h"
#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "csv/csvreader.h"
#include "exports/exportperiods.h"
#include "exports/exportrules.h"
#include "exports/localexports.h"
#include "imports/recipeshelf.h"
#include "practice/exports/zipwriter.h"
#include "records/typedtime.h"
#include "schedules/scheduler.h"
#include "storage/drafts.h"
#include "ui/exports/exportdatastep.h"
#include "ui/exports/exportpage.h"
#include "ui/exports/exportplanstep.h"
#include "ui/exports/exportrunstep.h"
#include "ui/exports/periodblocks.h"
#include "ui/files/filepage.h"
#include "ui/forms/fieldeditor.h"
#include "ui/host/fileaddress.h"
#include "ui/host/jobaddress.h"
#include "ui/imports/importpage.h"
#include "ui/pages/pagetable.h"
#include "ui/tables/tableview.h"
#include "ui/theme/theme.h"
#include "ui/theme/windowlanguage.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/statepane.h"
#include "workspace/workspace.h"

#include <QAction>
#include <QApplication>
#include <QCalendarWidget>
#include <QComboBox>
#include <QDialog>
#include <QFileDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QScopeGuard>
#include <QTemporaryDir>

#include <ctime>

namespace tst_exportpage {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::ui;
using catalogue::OperationId;
using storedesk::ui::exports::ExportPage;
namespace exporting = storedesk::exports;

// Tests the export assistant in the window, which turns any date range into one verified table.
class TestExportPage final : public QObject
{
    Q_OBJECT

private:
    // Loads the English plural forms.
    WindowLanguage m_language;
    support::FastClock m_clock;
    std::optional<support::PageFixture> m_fixture;
    ExportPage *m_page = nullptr;

    void start(profiles::ProtectionLevel guard = profiles::ProtectionLevel::Free)
    {
        m_fixture.reset();
        m_fixture.emplace(
            practice::ServiceOptions{.contacts = 30, .requestsPerMinute = 0, .speed = 10},
            profiles::Profile{.id = u"test"_s,
                              .name = u"Casa Oliva"_s,
                              .address = {},
                              .colour = u"teal"_s,
                              .kind = profiles::StoreKind::Test,
                              .guard = guard,
                              .requestsPerMinute = 0},
            nullptr, &m_clock);
    }

    void open(const QStringList &values = {})
    {
        m_page = m_fixture->show(
            new ExportPage(*m_fixture, {.page = u"new-export"_s, .values = values}));
        m_page->focusFirst();
    }

    template <typename Widget>
    [[nodiscard]] Widget *find(const QString &name)
    {
        // Delete a replaced form now. Otherwise it would be deleted in the next event loop
        // iteration.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        auto *found = m_page->findChild<Widget *>(name);
        if (!found)
            qFatal("no %s", qPrintable(name));
        return found;
    }

    // Presses the button with the keyboard.
    void press(const QString &name)
    {
        auto *one = find<QAbstractButton>(name);
        QTRY_VERIFY2(one->isVisible() && one->isEnabled(), qPrintable(name));
        one->setFocus();
        QTest::keyClick(one, Qt::Key_Space);
    }

    void type(const QString &name, const QString &text)
    {
        auto *field = find<QLineEdit>(name);
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClicks(field, text);
    }

    void choose(const QString &name, const QString &words)
    {
        auto *combo = find<QComboBox>(name);
        combo->setFocus();
        for (int at = 0; combo->currentText() != words && at < 20; ++at)
            QTest::keyClick(
                combo, combo->currentIndex() < combo->findText(words) ? Qt::Key_Down : Qt::Key_Up);
        QCOMPARE(combo->currentText(), words);
    }

    [[nodiscard]] QString obstacle() { return find<ElidedLabel>(u"obstacle"_s)->text(); }
    [[nodiscard]] QString text(const QString &name) { return find<QLabel>(name)->text(); }
    [[nodiscard]] int applied(OperationId id, const QJsonObject &body)
    {
        return m_fixture->ledger().appliedBody(id,
                                               QJsonDocument(body).toJson(QJsonDocument::Compact));
    }
    [[nodiscard]] int appliedActivities(const QString &from, const QString &to)
    {
        return applied(OperationId::CreateExport,
                       {{u"exportType"_s, u"activities"_s},
                        {u"delimiter"_s, u","_s},
                        {u"dateFormat"_s, u"ISO"_s},
                        {u"filters"_s, QJsonObject{{u"fromDate"_s, from}, {u"toDate"_s, to}}},
                        {u"version"_s, u"v5"_s}});
    }

    // Advances to the plan and accepts it.
    void toPlan()
    {
        press(u"next"_s);
        press(u"next"_s);
        QCOMPARE(m_page->step(), 2);
    }
    void toResult()
    {
        QTRY_COMPARE_WITH_TIMEOUT(m_page->step(), 4, 60'000);
        QTRY_VERIFY(m_page->settled());
    }

    [[nodiscard]] exporting::LocalExports &shelf() { return m_fixture->workspace().localExports(); }

    QJsonObject ask(const http::Request &request) { return support::replyTo(*m_fixture, request); }

    [[nodiscard]] QString reportId()
    {
        const auto all =
            ask({.operation = OperationId::ListExports, .query = {{u"pageSize"_s, u"100"_s}}});
        for (const auto &entry : all[u"results"_s].toArray()) {
            const auto id = entry[u"filters"_s][u"reportId"_s].toString();
            if (!id.isEmpty())
                return id;
        }
        return {};
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        start();
    }
    void cleanup()
    {
        m_fixture.reset();
        QThreadPool::globalInstance()->waitForDone();
    }

    void doesCreateExport()
    {
        open();
        QCOMPARE(QApplication::focusWidget()->objectName(), u"kind.contacts"_s);
        press(u"next"_s);
        choose(u"delimiter"_s, u"Semicolon"_s);
        press(u"next"_s);
        QCOMPARE(m_fixture->ledger().received(OperationId::CreateExport), 0);
        QCOMPARE(find<QPushButton>(u"next"_s)->text(), u"&Create 1 export in Casa Oliva"_s);
        press(u"next"_s);
        toResult();
        QCOMPARE(applied(OperationId::CreateExport,
                         {{u"exportType"_s, u"contacts"_s},
                          {u"delimiter"_s, u";"_s},
                          {u"dateFormat"_s, u"ISO"_s},
                          {u"version"_s, u"v5"_s}}),
                 1);
        QCOMPARE(m_fixture->ledger().received(OperationId::CreateExport), 1);
        QVERIFY2(text(u"resultHeadline"_s).endsWith(u", 30 rows.csv"_s),
                 qPrintable(text(u"resultHeadline"_s)));
        QCOMPARE(find<Notice>(u"resultNotice"_s)->tone(), Tone::Ok);
        QVERIFY(m_fixture->account().storage().drafts().all().isEmpty());
        QVERIFY(!m_page->hasPendingChanges());
        // The test platform has no file manager, so the path is shown instead.
        press(u"showInFolder"_s);
        QVERIFY2(m_fixture->told().constLast().contains(QDir::separator()),
                 qPrintable(m_fixture->told().constLast()));
        press(u"openResult"_s);
        QCOMPARE(m_fixture->opened().last(), placeOfFile(shelf().all().front().path));
        // The first export cannot be compared with an earlier one.
        QVERIFY(!find<QAbstractButton>(u"compareResult"_s)->isVisible());
        const auto path = shelf().all().front().path;
        press(u"deleteResult"_s);
        QTRY_VERIFY(m_fixture->dialog());
        QTest::keyClick(m_fixture->dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!m_fixture->dialog());
        QVERIFY(QFileInfo::exists(path));
        press(u"deleteResult"_s);
        QTRY_VERIFY(m_fixture->dialog());
        m_fixture->dialog()->findChild<QAbstractButton *>(u"agree"_s)->click();
        QTRY_VERIFY(shelf().all().empty());
        QVERIFY(!QFileInfo::exists(path));
        QCOMPARE(text(u"resultHeadline"_s), u"The table was deleted from this computer"_s);
        QVERIFY(!find<QAbstractButton>(u"openResult"_s)->isVisible());
    }

    void doesCreateDataExplorerExport()
    {
        open();
        const auto report = reportId();
        press(u"kind.data-explorer"_s);
        // The first missing input is reported and gets the focus.
        press(u"next"_s);
        QCOMPARE(m_page->step(), 0);
        QVERIFY(!obstacle().isEmpty());
        QCOMPARE(QApplication::focusWidget()->objectName(), u"filters.reportId"_s);
        type(u"filters.reportId"_s, report);
        type(u"filters.fromDate"_s, u"2026-08-01"_s);
        type(u"filters.toDate"_s, u"2026-09-10"_s);
        toPlan();
        press(u"next"_s);
        toResult();
        const auto body = [&](const QString &from, const QString &to) {
            return QJsonObject{
                {u"delimiter"_s, u","_s},
                {u"filters"_s,
                 QJsonObject{{u"reportId"_s, report}, {u"fromDate"_s, from}, {u"toDate"_s, to}}}};
        };
        QCOMPARE(
            applied(OperationId::CreateDataExplorerExport, body(u"2026-08-01"_s, u"2026-08-31"_s)),
            1);
        QCOMPARE(
            applied(OperationId::CreateDataExplorerExport, body(u"2026-09-01"_s, u"2026-09-10"_s)),
            1);
        QCOMPARE(m_fixture->ledger().received(OperationId::CreateExport), 0);
        // The table has one row for each day.
        QCOMPARE(shelf().all().front().rows, 41);
    }

    void aLongRangeIsPlannedInWords()
    {
        open({u"activities"_s});
        press(u"preset.6"_s);
        QCOMPARE(m_page->title(), u"New export: Activities"_s);
        toPlan();
        // The step has no input, so the button has the focus and Enter continues.
        QCOMPARE(QApplication::focusWidget()->objectName(), u"next"_s);
        QVERIFY(text(u"planHeadline"_s).endsWith(u": 12 exports, joined into one table"_s));
        QCOMPARE(text(u"planSum"_s),
                 u"365 days = 12 exports of at most 31 days, with no gaps or overlaps."_s);
        QVERIFY(text(u"planPace"_s).startsWith(u"The service queues at most 5"_s));
        QCOMPARE(find<ui::exports::PeriodBlocks>(u"planBlocks"_s)->blocks().size(), 12);
        QCOMPARE(m_fixture->ledger().received(OperationId::CreateExport), 0);
        // Go back and choose another range.
        press(u"back"_s);
        press(u"back"_s);
        type(u"filters.fromDate"_s, u"2026-07-01"_s);
        type(u"filters.toDate"_s, u"2026-09-15"_s);
        toPlan();
        press(u"next"_s);
        QTRY_COMPARE(m_page->step(), 3);
        toResult();
        QCOMPARE(appliedActivities(u"2026-07-01T00:00:00.000Z"_s, u"2026-07-31T23:59:59.999Z"_s),
                 1);
        QCOMPARE(appliedActivities(u"2026-08-01T00:00:00.000Z"_s, u"2026-08-31T23:59:59.999Z"_s),
                 1);
        QCOMPARE(appliedActivities(u"2026-09-01T00:00:00.000Z"_s, u"2026-09-15T23:59:59.999Z"_s),
                 1);
        QVERIFY(text(u"resultHeadline"_s).startsWith(u"Activities, 1 Jul – 15 Sep 2026, "_s));
        QVERIFY(text(u"resultFigures"_s).endsWith(u"from 3 exports"_s));
    }

    void aRangeTheWrongWayRoundIsNotSent()
    {
        open({u"activities"_s});
        type(u"filters.fromDate"_s, u"2026-07-01"_s);
        type(u"filters.toDate"_s, u"2026-06-30"_s);
        QVERIFY2(obstacle().contains(u"before"_s), qPrintable(obstacle()));
        press(u"next"_s);
        QCOMPARE(m_page->step(), 0);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"filters.toDate"_s);
        type(u"filters.toDate"_s, u"soon"_s);
        press(u"next"_s);
        QCOMPARE(m_page->step(), 0);
    }

    void theLinesBelowTheDatesFollowTheInput()
    {
        open({u"activities"_s});
        const auto note = [this](const QString &key) {
            auto *label = find<QLabel>(u"note."_s + key);
            return label->isVisible() ? label->text() : QString();
        };
        const auto zone = QString::fromLatin1(QTimeZone::systemTimeZoneId());
        type(u"filters.fromDate"_s, u"2026-07-01"_s);
        type(u"filters.toDate"_s, u"2026-07-03"_s);
        QCOMPARE(note(u"filters.fromDate"_s), u"starts at 0:00, "_s + zone);
        QCOMPARE(note(u"filters.toDate"_s),
                 u"3 days · includes the whole day, until 24:00, "_s + zone);
    }

    void aDayWithoutATimeIsTheWholeDay()
    {
        const auto zone = qgetenv("TZ");
        const auto back = qScopeGuard([&zone] {
            zone.isNull() ? qunsetenv("TZ") : qputenv("TZ", zone);
            tzset();
        });
        qputenv("TZ", "Europe/Madrid");
        tzset();
        open({u"activities"_s});
        type(u"filters.fromDate"_s, u"2026-07-01"_s);
        // Picking a date replaces a typed date with a time.
        auto *to = find<QLineEdit>(u"filters.toDate"_s);
        to->setFocus();
        QTest::keyClick(to, Qt::Key_Down, Qt::AltModifier);
        auto *calendar = find<QCalendarWidget>(u"filters.toDate.calendar"_s);
        Q_EMIT calendar->clicked(QDate(2026, 7, 16));
        QCOMPARE(to->text(), u"16 Jul 2026"_s);
        toPlan();
        press(u"next"_s);
        toResult();
        QCOMPARE(appliedActivities(u"2026-06-30T22:00:00.000Z"_s, u"2026-07-16T21:59:59.999Z"_s),
                 1);
    }

    // The plan shows everything that is sent, so its button is the only confirmation.
    void aCarefulAccountConfirmsInThePlan()
    {
        start(profiles::ProtectionLevel::Confirm);
        open({u"activities"_s});
        type(u"filters.fromDate"_s, u"2026-07-01"_s);
        type(u"filters.toDate"_s, u"2026-08-15"_s);
        toPlan();
        QCOMPARE(m_fixture->ledger().received(OperationId::CreateExport), 0);
        QCOMPARE(find<QPushButton>(u"next"_s)->text(), u"&Create 2 exports in Casa Oliva"_s);
        press(u"next"_s);
        QVERIFY(!m_fixture->dialog());
        toResult();
        QCOMPARE(m_fixture->ledger().applied(OperationId::CreateExport), 2);
    }

    void theSeparatorFollowsTheLanguage()
    {
        const auto before = QLocale();
        const auto restore = qScopeGuard([before] { QLocale::setDefault(before); });
        QLocale::setDefault(QLocale(QLocale::Spanish, QLocale::Spain));
        open();
        press(u"next"_s);
        QCOMPARE(find<QComboBox>(u"delimiter"_s)->currentText(), u"Semicolon"_s);
        QCOMPARE(find<QComboBox>(u"version"_s)->currentText(), u"Version 5"_s);
    }

    void theResultIsSavedAsExcel()
    {
        open();
        toPlan();
        press(u"next"_s);
        toResult();
        const QTemporaryDir folder;
        const auto target = folder.filePath(u"contacts.xlsx"_s);
        press(u"saveAsExcel"_s);
        QTRY_VERIFY(m_fixture->dialog());
        auto *dialog = qobject_cast<QFileDialog *>(m_fixture->dialog());
        QVERIFY(dialog);
        QVERIFY(dialog->selectedFiles().value(0).endsWith(u".xlsx"_s));
        Q_EMIT dialog->fileSelected(target);
        dialog->close();
        QTRY_VERIFY(m_page->settled());
        QVERIFY2(m_fixture->told().constLast().contains(u"30 rows"_s),
                 qPrintable(m_fixture->told().constLast()));
        QFile saved(target);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QVERIFY(saved.read(2) == "PK");
    }

    // The step was reached with the button's mnemonic. As the plan has no input, the focus is on
    // the primary button.
    void enterSendsAPlanThatWasReachedByItsLetter()
    {
        start(profiles::ProtectionLevel::Confirm);
        open();
        press(u"next"_s);
        m_page->focusFirst();
        QVERIFY(m_page->stepAt(1)->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(&m_fixture->window(), Qt::Key_N, Qt::AltModifier);
        QTRY_COMPARE(m_page->step(), 2);
        QCOMPARE(QApplication::focusWidget(), find<QWidget>(u"next"_s));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        toResult();
        QCOMPARE(m_fixture->ledger().applied(OperationId::CreateExport), 1);
    }

    void aReadOnlyAccountPlansAndSendsNothing()
    {
        start(profiles::ProtectionLevel::ReadOnly);
        open();
        toPlan();
        QVERIFY(obstacle().contains(u"read-only"_s));
        press(u"next"_s);
        QCOMPARE(m_page->step(), 2);
        QCOMPARE(m_fixture->ledger().received(OperationId::CreateExport), 0);
    }

    // An export that the service rejected is reported and can be requested again.
    void missingPeriodsAreRequestedAgain()
    {
        m_fixture->service().faults().add({.aim = practice::Aim::Operation,
                                           .operation = OperationId::CreateExport,
                                           .fault = practice::Fault::Status,
                                           .value = u"422"_s,
                                           .first = 2,
                                           .last = 2});
        open({u"activities"_s});
        type(u"filters.fromDate"_s, u"2026-07-01"_s);
        type(u"filters.toDate"_s, u"2026-09-15"_s);
        toPlan();
        press(u"next"_s);
        toResult();
        QCOMPARE(text(u"resultHeadline"_s), u"No table created"_s);
        QTRY_COMPARE(find<Notice>(u"resultNotice"_s)->headline(), u"1 export is missing"_s);
        QVERIFY(!find<Notice>(u"resultNotice"_s)->sentence().isEmpty());
        QCOMPARE(m_fixture->ledger().applied(OperationId::CreateExport), 2);
        press(u"askAgain"_s);
        QTRY_COMPARE(shelf().all().size(), 1U);
        toResult();
        QTRY_COMPARE(find<Notice>(u"resultNotice"_s)->tone(), Tone::Ok);
        QCOMPARE(m_fixture->ledger().applied(OperationId::CreateExport), 3);
    }

    void G20_aFileThatCannotBeCheckedIsNotCalledComplete_data()
    {
        QTest::addColumn<QString>("total");
        QTest::addColumn<Tone>("tone");
        QTest::newRow("another") << u"total/31"_s << Tone::Err;
        QTest::newRow("none") << u"total"_s << Tone::Warn;
    }

    void G20_aFileThatCannotBeCheckedIsNotCalledComplete()
    {
        QFETCH(const QString, total);
        m_fixture->service().faults().add({.aim = practice::Aim::Operation,
                                           .operation = OperationId::GetExport,
                                           .fault = practice::Fault::Member,
                                           .value = total});
        open();
        toPlan();
        press(u"next"_s);
        toResult();
        auto *notice = find<Notice>(u"resultNotice"_s);
        QTEST(notice->tone(), "tone");
        QVERIFY2(notice->sentence().contains(u"30"_s), qPrintable(notice->sentence()));
    }

    void sameRowsForTwoPeriodsAreCountedAndNamed()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(u"file.zip"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        practice::ZipWriter zip(file);
        QVERIFY(zip.begin(u"export.csv"_s, QDateTime::currentDateTimeUtc()));
        QVERIFY(zip.write("id,type\n1,visit\n2,visit\n"));
        QVERIFY(zip.finish());
        file.close();
        m_fixture->service().faults().add({.aim = practice::Aim::File,
                                           .fault = practice::Fault::FileFrom,
                                           .value = file.fileName()});
        m_fixture->service().faults().add({.aim = practice::Aim::Operation,
                                           .operation = OperationId::GetExport,
                                           .fault = practice::Fault::Member,
                                           .value = u"total/2"_s});
        open({u"activities"_s});
        type(u"filters.fromDate"_s, u"2026-07-01"_s);
        type(u"filters.toDate"_s, u"2026-08-31"_s);
        toPlan();
        press(u"next"_s);
        toResult();
        QCOMPARE(find<Notice>(u"resultNotice"_s)->tone(), Tone::Err);
        QVERIFY2(text(u"resultFigures"_s).startsWith(u"2 rows · 2 duplicate row"_s),
                 qPrintable(text(u"resultFigures"_s)));
    }

    // If the reply to a request was lost, the page names its period and offers the candidate.
    void aLostAnswerIsDecidedInTheWindow()
    {
        m_fixture->service().faults().add(
            practice::once(OperationId::CreateExport, practice::Fault::CloseApplied));
        m_fixture->service().faults().add({.aim = practice::Aim::Operation,
                                           .operation = OperationId::ListExports,
                                           .fault = practice::Fault::Member,
                                           .value = u"createdAt"_s});
        open({u"activities"_s});
        type(u"filters.fromDate"_s, u"2026-07-01"_s);
        type(u"filters.toDate"_s, u"2026-08-31"_s);
        toPlan();
        press(u"next"_s);
        toResult();
        QTRY_COMPARE(find<Notice>(u"resultNotice"_s)->headline(), u"1 export is missing"_s);
        QVERIFY2(find<Notice>(u"resultNotice"_s)->sentence().contains(u"2026"_s),
                 qPrintable(find<Notice>(u"resultNotice"_s)->sentence()));
        QCOMPARE(m_fixture->ledger().applied(OperationId::CreateExport), 2);
        press(u"decideExports"_s);
        QTRY_VERIFY(m_fixture->dialog());
        auto *choice = m_fixture->dialog()->findChild<QComboBox *>(u"decision.1"_s);
        QVERIFY(choice);
        QCOMPARE(choice->count(), 3);
        choice->setCurrentIndex(1);
        m_fixture->service().faults().clear();
        m_fixture->dialog()->findChild<QAbstractButton *>(u"agree"_s)->click();
        QTRY_COMPARE_WITH_TIMEOUT(shelf().all().size(), 1U, 30'000);
        toResult();
        QTRY_COMPARE(find<Notice>(u"resultNotice"_s)->tone(), Tone::Ok);
        QCOMPARE(m_fixture->ledger().applied(OperationId::CreateExport), 2);
    }

    // The page continues automatically, because a "Continue" button would become "Close" under the
    // mouse pointer. The user cannot go back to steps that were already sent.
    void nothingLeadsOnWhileItRunsAndNothingBackAfterIt()
    {
        open();
        toPlan();
        QVERIFY(find<QAbstractButton>(u"back"_s)->isVisible());
        press(u"next"_s);
        QCOMPARE(m_page->step(), ExportPage::firstClosedStep);
        QVERIFY(!find<QAbstractButton>(u"next"_s)->isVisible());
        QTRY_VERIFY(!m_page->run().id().isEmpty());
        QCOMPARE(QApplication::focusWidget()->objectName(), u"showInJobs"_s);
        toResult();
        QVERIFY(!find<QAbstractButton>(u"back"_s)->isVisible());
        QVERIFY(find<QAbstractButton>(u"next"_s)->isVisible());
        QCOMPARE(QApplication::focusWidget()->objectName(), u"openResult"_s);
    }

    // Closing the tab does not affect the job, and the address of the page reopens it.
    void itContinuesWithoutThePage()
    {
        open();
        toPlan();
        press(u"next"_s);
        QTRY_VERIFY(!m_page->run().id().isEmpty());
        const auto place = m_page->place();
        QCOMPARE(place, exportJobPlace(m_page->run().id()));
        delete m_page;
        QTRY_COMPARE_WITH_TIMEOUT(shelf().all().size(), 1U, 30'000);
        open(place.values);
        toResult();
        QVERIFY(text(u"resultHeadline"_s).endsWith(u".csv"_s));
        press(u"newLikeThis"_s);
        QCOMPARE(m_fixture->opened().last(), exportLikePlace(place.values.last()));
    }

    void twoOfAKindAreCompared()
    {
        for (int times = 0; times < 2; ++times) {
            open();
            toPlan();
            press(u"next"_s);
            toResult();
        }
        QTRY_COMPARE(shelf().all().size(), 2U);
        press(u"compareResult"_s);
        QCOMPARE(m_fixture->opened().last(),
                 placeOfComparison(shelf().all()[1].path, shelf().all()[0].path));
        // The next plan uses the measured duration.
        open();
        toPlan();
        QVERIFY2(text(u"planPace"_s).startsWith(u"About 1 minute"_s),
                 qPrintable(text(u"planPace"_s)));
    }

    void aPlanIsSavedAsARecipeAndUsedAgain()
    {
        open();
        choose(u"delimiter"_s, u"Semicolon"_s);
        QVERIFY(!find<QWidget>(u"saveRecipe"_s)->isVisible());
        toPlan();
        press(u"saveRecipe"_s);
        QTRY_VERIFY(m_fixture->dialog());
        auto *name = m_fixture->dialog()->findChild<QLineEdit *>(u"recipeName"_s);
        QCOMPARE(name->text(), u"Contacts"_s);
        name->setText(u"For the agency"_s);
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_VERIFY(!m_fixture->dialog());
        const auto recipes = storedesk::imports::RecipeShelf(m_fixture->account().folder())
                                 .all(storedesk::imports::RecipeKind::Export);
        QCOMPARE(recipes.size(), 1);
        m_page->discardChanges();
        open({u"recipe"_s, recipes.front().path});
        toPlan();
        const auto &plan = find<ui::exports::ExportPlanStep>(QString())->plan();
        QCOMPARE(plan->body[u"delimiter"_s].toString(), u";"_s);
    }

    void aResultIsRepeated()
    {
        open();
        toPlan();
        press(u"next"_s);
        toResult();
        auto &rounds = m_fixture->workspace().scheduler();
        auto *repeat = find<QComboBox>(u"repeatResult"_s);
        QCOMPARE(repeat->currentText(), u"Not repeated"_s);
        choose(u"repeatResult"_s, u"every Monday"_s);
        QTRY_VERIFY(rounds.all().size() == 1 && rounds.all().front().rhythm.weekday == 1);
        QCOMPARE(rounds.all().front().settings[u"type"_s].toString(), u"contacts"_s);
        QCOMPARE(rounds.all().front().rhythm.every, storedesk::schedules::Rhythm::Every::Week);
        // Nothing is sent before the export is due.
        rounds.look();
        choose(u"repeatResult"_s, u"Not repeated"_s);
        QTRY_VERIFY(rounds.all().empty());
        QCOMPARE(m_fixture->ledger().received(OperationId::CreateExport), 1);
    }

    // The list of the service's exports opens tables on this computer instead of downloading them
    // again.
    void theListKnowsLocalExports()
    {
        for (int times = 0; times < 2; ++times) {
            open();
            toPlan();
            press(u"next"_s);
            toResult();
        }
        QTRY_COMPARE(shelf().all().size(), 2U);
        const auto kept = shelf().all()[0];
        auto *list =
            m_fixture->show(pages::pageRow(u"exports")->make(*m_fixture, {.page = u"exports"_s}));
        list->refresh();
        QTRY_VERIFY(list->settled());
        auto *table = list->findChild<TableView *>();
        const auto act = [list](const QString &name) {
            return list->findChild<QAction *>(name);
        };
        // The newest export is first.
        table->setFocus();
        table->selectRow(0);
        QTRY_VERIFY(act(u"compare"_s)->isEnabled());
        QTRY_VERIFY(list->findChild<QLabel *>(u"keptTable"_s));
        QVERIFY(list->findChild<QLabel *>(u"keptTable"_s)
                    ->text()
                    .startsWith(QFileInfo(kept.path).fileName()));
        const auto files = [this] {
            return std::ranges::count_if(m_fixture->ledger().entries(), [](const auto &entry) {
                return !entry.operation.has_value();
            });
        };
        const auto before = files();
        act(u"openFile"_s)->trigger();
        QCOMPARE(m_fixture->opened().last(), placeOfFile(kept.path));
        act(u"compare"_s)->trigger();
        QCOMPARE(m_fixture->opened().last(), placeOfComparison(shelf().all()[1].path, kept.path));
        QCOMPARE(files(), before);
    }

    // The contacts page links to a table of all contacts, and the job links to its own page.
    void localExportsAreLinkedFromOtherPages()
    {
        open();
        toPlan();
        press(u"next"_s);
        toResult();
        const auto kept = shelf().all()[0];
        auto *contacts =
            m_fixture->show(pages::pageRow(u"contacts")->make(*m_fixture, {.page = u"contacts"_s}));
        auto *all = contacts->findChild<QAbstractButton *>(u"contactsAtHand"_s);
        all->setFocus();
        QTest::keyClick(all, Qt::Key_Space);
        auto *table = contacts->findChild<TableView *>(u"everybody"_s);
        auto *last = table->findChild<StatePane *>()->otherButton();
        QTRY_COMPARE(last->text(), u"Open the last export of 30 contacts"_s);
        last->setFocus();
        QTest::keyClick(last, Qt::Key_Space);
        QCOMPARE(m_fixture->opened().last(), placeOfFile(kept.path));
        auto *jobs =
            m_fixture->show(pages::pageRow(u"jobs")->make(*m_fixture, {.page = u"jobs"_s}));
        jobs->showOnly(*jobPlace(kept.job).filter);
        auto *back = jobs->findChild<QAbstractButton *>(u"showResult"_s);
        QTRY_VERIFY(back->isVisible());
        back->setFocus();
        QTest::keyClick(back, Qt::Key_Space);
        QCOMPARE(m_fixture->opened().last(), exportJobPlace(kept.job));
    }

    // The table shows field titles, with the account's own fields first. Technical names are
    // optional.
    void contactsAreShownUnderTheNamesOfTheirFields()
    {
        open();
        toPlan();
        press(u"next"_s);
        toResult();
        auto *file = m_fixture->show(new files::FilePage(*m_fixture, shelf().all()[0].path));
        file->refresh();
        QTRY_VERIFY(file->settled());
        const auto headings = [file] {
            QStringList names;
            for (int column = 0; column < file->model().columnCount(); ++column)
                names.append(file->model().headerData(column, Qt::Horizontal).toString());
            return names;
        };
        QTRY_COMPARE(headings().first(3),
                     (QStringList{u"Email"_s, u"External ID"_s, u"First name"_s}));
        // This is a field that the account has defined.
        QTRY_VERIFY(headings().contains(u"Talla de camiseta"_s));
        QCOMPARE(file->model().headerData(0, Qt::Horizontal, Qt::ToolTipRole), u"_email"_s);
        auto &theme = const_cast<Theme &>(m_fixture->theme());
        theme.setTechnicalNames(true);
        QCOMPARE(headings().first(), u"_email"_s);
        theme.setTechnicalNames(false);
        QCOMPARE(headings().first(), u"Email"_s);
    }

    // An import finds the current values without asking the user for a file.
    void anImportIsComparedWithTheNewestContacts()
    {
        open();
        toPlan();
        press(u"next"_s);
        toResult();
        using storedesk::ui::imports::ImportPage;
        auto *import = m_fixture->show(new ImportPage(*m_fixture, {.page = u"new-import"_s}));
        import->paste(u"_email\tname\nnobody@example.org\tX\n"_s);
        QTRY_VERIFY(import->settled() && import->draft().table());
        import->goTo(3);
        QTRY_COMPARE(import->draft().state(), storedesk::imports::ImportDraft::State::Checked);
        import->goTo(4);
        QTRY_COMPARE(import->draft().known(), shelf().all()[0].path);
        QTRY_VERIFY(import->settled());
        const auto *source = import->findChild<QLabel *>(u"forecastWords"_s);
        QVERIFY2(source->text().startsWith(u"Compared with your export from "_s),
                 qPrintable(source->text()));
    }

    // A contact links to its activities in the newest table.
    void aContactLeadsToItsActivities()
    {
        open({u"activities"_s});
        press(u"preset.6"_s);
        toPlan();
        press(u"next"_s);
        toResult();
        const auto path = shelf().all()[0].path;
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        csv::CsvReader reader(file);
        QVERIFY(reader.next());
        const auto headings = reader.copy();
        const auto column = static_cast<int>(headings.indexOf("contactId"));
        const auto mail = static_cast<int>(headings.indexOf("_email"));
        QString id;
        QString email;
        qint64 rows = 0;
        while (reader.next()) {
            if (id.isEmpty() && !reader.cell(mail).isEmpty()) {
                id = QString::fromUtf8(reader.cell(column));
                email = QString::fromUtf8(reader.cell(mail));
            }
            rows += !id.isEmpty() && reader.cell(column) == id.toUtf8() ? 1 : 0;
        }
        auto *contact = m_fixture->show(
            pages::pageRow(u"contact")
                ->make(*m_fixture, {.page = u"contact"_s, .values = {u"email"_s, email}}));
        contact->refresh();
        QTRY_VERIFY(contact->settled());
        auto *activities = contact->findChild<QAction *>(u"activities"_s);
        QTRY_VERIFY(activities->isVisible() && activities->isEnabled());
        activities->trigger();
        const auto place = m_fixture->opened().last();
        QCOMPARE(place.values, QStringList{path});
        QCOMPARE(place.filter->value(u"contactId"_s), id);
        auto *shown =
            qobject_cast<files::FilePage *>(m_fixture->show(pages::pageRow(u"files")->make(
                *m_fixture, {.page = place.page, .values = place.values})));
        shown->refresh();
        shown->showOnly(*place.filter);
        QTRY_VERIFY(!shown->shown().filter().conditions.empty());
        QTRY_VERIFY(shown->settled());
        QCOMPARE(shown->shown().count(), rows);
    }

    void draftsAreStored()
    {
        QTRY_VERIFY(m_fixture->account().storage().ready());
        open();
        press(u"kind.activities"_s);
        press(u"preset.5"_s);
        QVERIFY(m_page->hasPendingChanges() && m_page->canKeepChanges());
        m_page->keepDraftChanges();
        QTRY_VERIFY(!m_fixture->account().storage().drafts().all().isEmpty());
        const auto before = find<QLineEdit>(u"filters.fromDate"_s)->text();
        delete m_page;
        open();
        QVERIFY(find<QAbstractButton>(u"kind.activities"_s)->isChecked());
        QCOMPARE(find<QLineEdit>(u"filters.fromDate"_s)->text(), before);
        m_page->discardChanges();
        QVERIFY(m_fixture->account().storage().drafts().all().isEmpty());
    }

    void newLikeThisStartsWithTheValuesOfTheOther()
    {
        const auto report = reportId();
        const auto made = ask({.operation = OperationId::CreateDataExplorerExport,
                               .body = QJsonObject{{u"delimiter"_s, u";"_s},
                                                   {u"filters"_s,
                                                    QJsonObject{{u"reportId"_s, report},
                                                                {u"fromDate"_s, u"2026-08-01"_s},
                                                                {u"toDate"_s, u"2026-08-31"_s}}}}});
        open({made[u"id"_s].toString()});
        QTRY_VERIFY(m_page->settled());
        QCOMPARE(find<QLineEdit>(u"filters.reportId"_s)->text(), report);
        QVERIFY(find<QAbstractButton>(u"kind.data-explorer"_s)->isChecked());
        QCOMPARE(find<QComboBox>(u"delimiter"_s)->currentText(), u"Semicolon"_s);
        // The page shows the type and the dates instead of the file name and the id.
        const auto like = text(u"subtitle"_s);
        QVERIFY2(like.contains(u"“Data explorer, 1 Aug 2026 – 31 Aug 2026”, created on "_s),
                 qPrintable(like));
        QVERIFY(!m_page->hasPendingChanges());
    }

    void aModelThatCannotBeReadIsSaid()
    {
        open({u"aaaaaaaaaaaaaaaaaaaaaaaa"_s});
        QTRY_VERIFY(m_page->settled());
        QVERIFY(text(u"subtitle"_s).startsWith(u"Couldn't load the export to copy"_s));
        toPlan();
    }

    // No period exceeds the service's limit, even if a day has 25 hours.
    void wholeDaysArePlannedWithoutGapAndOverlap()
    {
        const auto zone = qgetenv("TZ");
        const auto back = qScopeGuard([&zone] {
            zone.isNull() ? qunsetenv("TZ") : qputenv("TZ", zone);
            tzset();
        });
        qputenv("TZ", "Europe/Madrid");
        tzset();
        const auto moment = [](const QString &wire) {
            return QDateTime::fromString(wire, Qt::ISODateWithMs);
        };
        const auto from = storedesk::records::wireMoment({.day = QDate(2026, 10, 1)},
                                                         storedesk::records::DayAs::Begin);
        const auto to = storedesk::records::wireMoment({.day = QDate(2026, 12, 15)},
                                                       storedesk::records::DayAs::End);
        const auto periods = exporting::exportPeriods(from, to, false);
        QCOMPARE(periods.size(), 3);
        QCOMPARE(periods.first().from, from);
        QCOMPARE(periods.last().to, to);
        QCOMPARE(exporting::wordsOf(*exporting::daysOf(periods[0])), u"1 – 30 Oct 2026"_s);
        QCOMPARE(exporting::wordsOf(*exporting::daysOf(periods[1])), u"31 Oct – 30 Nov 2026"_s);
        for (qsizetype at = 0; at < periods.size(); ++at) {
            constexpr qint64 longest = 31LL * 24 * 60 * 60 * 1000;
            QVERIFY(moment(periods[at].from).msecsTo(moment(periods[at].to)) <= longest);
            if (at > 0)
                QCOMPARE(moment(periods[at - 1].to).msecsTo(moment(periods[at].from)), 1);
        }
    }
};

STOREDESK_TEST(TestExportPage)

} // namespace tst_exportpage

#include "tst_exportpage.moc"
