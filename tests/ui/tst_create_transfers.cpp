// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/createframe.h"
#include "support/warnings.h"

#include "jobs/filecheck.h"
#include "jobs/moments.h"
#include "local/drafts.h"
#include "ui/create/exportperiods.h"
#include "ui/create/exportrules.h"
#include "ui/create/newexport.h"
#include "ui/create/newimport.h"
#include "ui/forms/fieldeditor.h"
#include "ui/theme/language.h"
#include "ui/widgets/progressline.h"

#include <QCalendarWidget>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTimeZone>

#include <ctime>
#include <optional>

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using support::CreateFrame;

// Exports and imports made by hand.
class TestCreateTransfers final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_frame.emplace();
    }

    void cleanup() { m_frame.reset(); }

    void doesCreateExport()
    {
        openExport();
        m_frame->choose(u"delimiter"_s, u"Semicolon"_s);
        m_frame->click(u"create"_s);
        QTRY_COMPARE(m_frame->frame.opened().size(), 1);
        QCOMPARE(m_frame->applied(OperationId::CreateExport,
                                  {{u"exportType"_s, u"contacts"_s},
                                   {u"delimiter"_s, u";"_s},
                                   {u"dateFormat"_s, u"ISO"_s}}),
                 1);
        QCOMPARE(m_frame->received(OperationId::CreateExport), 1);
        QCOMPARE(m_frame->frame.opened()[0].page, u"export"_s);
        QVERIFY(m_frame->frame.desk().local().drafts().all().isEmpty());
    }

    void doesCreateDataExplorerExport()
    {
        openExport();
        m_frame->click(u"kind.data-explorer"_s);
        m_frame->type(u"filters.reportId"_s, reportId());
        m_frame->type(u"filters.fromDate"_s, u"2026-08-01"_s);
        m_frame->type(u"filters.toDate"_s, u"2026-08-31"_s);
        m_frame->click(u"create"_s);
        QTRY_COMPARE(m_frame->frame.opened().size(), 1);
        QCOMPARE(m_frame->applied(OperationId::CreateDataExplorerExport,
                                  {{u"delimiter"_s, u","_s},
                                   {u"filters"_s,
                                    QJsonObject{{u"reportId"_s, reportId()},
                                                {u"fromDate"_s, u"2026-08-01"_s},
                                                {u"toDate"_s, u"2026-08-31"_s}}}}),
                 1);
        QCOMPARE(m_frame->received(OperationId::CreateExport), 0);
    }

    void aRangeOfMoreThan31DaysIsNotSent()
    {
        openExport();
        m_frame->click(u"kind.activities"_s);
        m_frame->type(u"filters.fromDate"_s, u"2026-07-01"_s);
        m_frame->type(u"filters.toDate"_s, u"2026-08-31"_s);
        QVERIFY(m_frame->footWords().contains(u"31"_s));
        QCOMPARE(m_frame->find<QLineEdit>(u"filters.toDate"_s)->property("tone").toString(),
                 u"err"_s);
        QCOMPARE(m_frame->footWords().count(u"31"_s), 1);
        m_frame->click(u"create"_s);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"filters.toDate"_s);
        m_frame->type(u"filters.toDate"_s, u"2026-06-30"_s);
        QVERIFY(m_frame->footWords().contains(u"before"_s));
        m_frame->type(u"filters.toDate"_s, u"2026-07-31"_s);
        m_frame->click(u"create"_s);
        QTRY_COMPARE(m_frame->received(OperationId::CreateExport), 1);
    }

    void theLinesBelowTheDatesFollowWhatIsTyped()
    {
        openExport();
        m_frame->click(u"kind.activities"_s);
        const auto note = [this](const QString &key) {
            auto *label = m_frame->find<QLabel>(u"note."_s + key);
            return label->isVisible() ? label->text() : QString();
        };
        const auto zone = QString::fromLatin1(QTimeZone::systemTimeZoneId());
        const QLocale locale;
        const auto typed = [&locale](int day) {
            return jobs::typedText({.day = QDate(2026, 7, day), .time = QTime(9, 30)}, locale);
        };
        QCOMPARE(note(u"filters.toDate"_s), u"7 days · "_s + zone);
        m_frame->type(u"filters.fromDate"_s, typed(1));
        m_frame->type(u"filters.toDate"_s, typed(11));
        QCOMPARE(note(u"filters.fromDate"_s), zone);
        QCOMPARE(note(u"filters.toDate"_s), u"10 days · "_s + zone);
        m_frame->type(u"filters.fromDate"_s, u"2026-07-01"_s);
        m_frame->type(u"filters.toDate"_s, u"2026-07-03"_s);
        QCOMPARE(note(u"filters.fromDate"_s), u"from 0:00, "_s + zone);
        QCOMPARE(note(u"filters.toDate"_s),
                 u"3 days · includes the whole day, until 24:00, "_s + zone);
    }

    void aLongRangeIsOfferedAsSeveralExports()
    {
        openExport();
        m_frame->click(u"kind.activities"_s);
        m_frame->type(u"filters.fromDate"_s, u"2026-07-01"_s);
        m_frame->type(u"filters.toDate"_s, u"2026-07-31"_s);
        auto *offer = m_frame->find<ui::Notice>(u"splitOffer"_s);
        QVERIFY(!offer->isVisible());
        m_frame->type(u"filters.toDate"_s, u"2026-09-15"_s);
        QVERIFY(offer->isVisible());
        QVERIFY2(offer->headline().contains(u"31 days"_s), qPrintable(offer->headline()));
        auto *split = m_frame->find<ui::Button>(u"split"_s);
        QCOMPARE(split->text(), u"Create as 3 exports"_s);
        QTRY_VERIFY(m_frame->find<QLabel>(u"draft"_s)->text().startsWith(u"Draft kept"_s));
        QTest::mouseClick(split, Qt::LeftButton);
        QTRY_COMPARE(m_frame->received(OperationId::CreateExport), 3);
        QTRY_COMPARE(m_frame->notice()->headline(), u"3 exports were created."_s);
        const QList<std::pair<QString, QString>> periods{
            {u"2026-07-01T00:00:00.000Z"_s, u"2026-07-31T23:59:59.999Z"_s},
            {u"2026-08-01T00:00:00.000Z"_s, u"2026-08-31T23:59:59.999Z"_s},
            {u"2026-09-01T00:00:00.000Z"_s, u"2026-09-15T23:59:59.999Z"_s}};
        for (const auto &[from, to] : periods)
            QCOMPARE(appliedActivities(from, to), 1);
        for (int at = 0; at < 3; ++at)
            QVERIFY(series(at).endsWith(u": created"_s));
        QVERIFY(m_frame->frame.desk().local().drafts().all().isEmpty());
        QVERIFY(!m_page->hasPendingChanges());
        QCOMPARE(m_frame->find<QLabel>(u"draft"_s)->text(), QString());
        QVERIFY(m_page->settled());
        // What was made is at the top, with the focus on the first of the links.
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), u"openSeries.0"_s);
        auto *made = m_frame->find<QWidget>(u"series"_s);
        auto *kind = m_frame->find<QWidget>(u"kind.contacts"_s);
        QVERIFY(made->y() < kind->y());
        m_frame->click(u"openSeries.1"_s);
        QCOMPARE(m_frame->frame.opened().last().page, u"export"_s);
        const auto shown = m_frame->record(
            {.operation = OperationId::GetExport, .values = m_frame->frame.opened().last().values});
        QCOMPARE(QDateTime::fromString(shown[u"filters"_s][u"fromDate"_s].toString(), Qt::ISODate),
                 QDateTime::fromString(periods[1].first, Qt::ISODate));
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
        openExport();
        m_frame->click(u"kind.activities"_s);
        m_frame->type(u"filters.fromDate"_s, u"2026-07-01"_s);
        // Picked from the calendar, where a time stood.
        auto *to = m_frame->find<QLineEdit>(u"filters.toDate"_s);
        to->setFocus();
        QTest::keyClick(to, Qt::Key_Down, Qt::AltModifier);
        auto *calendar = m_frame->find<QCalendarWidget>(u"filters.toDate.calendar"_s);
        Q_EMIT calendar->clicked(QDate(2026, 7, 16));
        QCOMPARE(to->text(), u"16 Jul 2026"_s);
        m_frame->click(u"create"_s);
        QTRY_COMPARE(m_frame->received(OperationId::CreateExport), 1);
        QCOMPARE(appliedActivities(u"2026-06-30T22:00:00.000Z"_s, u"2026-07-16T21:59:59.999Z"_s),
                 1);
    }

    // Also where a day has 25 hours: no period is longer than the service allows.
    void wholeDaysArePlannedWithoutGapAndOverlap()
    {
        const auto zone = qgetenv("TZ");
        const auto back = qScopeGuard([&zone] {
            zone.isNull() ? qunsetenv("TZ") : qputenv("TZ", zone);
            tzset();
        });
        qputenv("TZ", "Europe/Madrid");
        tzset();
        const auto from = jobs::wireMoment({.day = QDate(2026, 10, 1)}, jobs::DayAs::Begin);
        const auto to = jobs::wireMoment({.day = QDate(2026, 12, 15)}, jobs::DayAs::End);
        const auto periods = ui::create::exportPeriods(from, to, false);
        QCOMPARE(periods.size(), 3);
        QCOMPARE(periods.first().from, from);
        QCOMPARE(periods.last().to, to);
        QCOMPARE(ui::create::wordsOf(periods[0]), u"1 Oct 2026 to 30 Oct 2026"_s);
        QCOMPARE(ui::create::wordsOf(periods[1]), u"31 Oct 2026 to 30 Nov 2026"_s);
        for (qsizetype at = 0; at < periods.size(); ++at) {
            constexpr qint64 longest = 31LL * 24 * 60 * 60 * 1000;
            QVERIFY(moment(periods[at].from).msecsTo(moment(periods[at].to)) <= longest);
            if (at > 0)
                QCOMPARE(moment(periods[at - 1].to).msecsTo(moment(periods[at].from)), 1);
        }
    }

    void aSeriesStopsAtTheFirstThatIsRefused()
    {
        threeExports();
        m_frame->frame.service().faults().add({.aim = practice::Aim::Operation,
                                               .operation = OperationId::CreateExport,
                                               .fault = practice::Fault::Status,
                                               .value = u"422"_s,
                                               .first = 2,
                                               .last = 2});
        m_frame->click(u"split"_s);
        QTRY_VERIFY(series(2).endsWith(u": not sent"_s));
        QVERIFY(series(0).endsWith(u": created"_s));
        QVERIFY2(series(1).contains(u": not created. "_s), qPrintable(series(1)));
        QCOMPARE(m_frame->received(OperationId::CreateExport), 2);
        QCOMPARE(m_frame->notice()->tone(), ui::Tone::Err);
        // What is left stays in the form and can be gone on with.
        QVERIFY(m_page->hasPendingChanges());
        QCOMPARE(m_frame->find<ui::Button>(u"split"_s)->text(), u"Create as 2 exports"_s);
        m_frame->click(u"split"_s);
        QTRY_COMPARE(m_frame->notice()->headline(), u"2 exports were created."_s);
        QCOMPARE(appliedActivities(u"2026-08-01T00:00:00.000Z"_s, u"2026-08-31T23:59:59.999Z"_s),
                 1);
    }

    void aSeriesStopsWhenNobodyKnowsWhetherOneArrived()
    {
        threeExports();
        m_frame->frame.service().faults().add({.aim = practice::Aim::Operation,
                                               .operation = OperationId::CreateExport,
                                               .fault = practice::Fault::CloseNotApplied,
                                               .first = 2,
                                               .last = 2});
        m_frame->click(u"split"_s);
        QTRY_VERIFY_WITH_TIMEOUT(series(2).endsWith(u": not sent"_s), 15'000);
        QVERIFY2(series(1).contains(u"not known"_s), qPrintable(series(1)));
        QCOMPARE(m_frame->received(OperationId::CreateExport), 2);
        const auto draft =
            m_frame->frame.desk().local().drafts().all().value(m_page->place().text());
        QVERIFY(draft.sentAt.isValid());
        QCOMPARE(draft.values[u"filters"_s][u"fromDate"_s].toString(),
                 u"2026-08-01T00:00:00.000Z"_s);
    }

    // The form goes while the first is on its way: what is left is not lost.
    void whatIsLeftOfAClosedSeriesIsADraft()
    {
        threeExports();
        const auto place = m_page->place().text();
        m_frame->frame.service().faults().add(
            practice::once(OperationId::CreateExport, practice::Fault::ThrottleSeconds, u"1"_s));
        m_frame->click(u"split"_s);
        QTRY_COMPARE(m_frame->received(OperationId::CreateExport), 1);
        delete m_page;
        const auto &drafts = m_frame->frame.desk().local().drafts().all();
        QTRY_VERIFY_WITH_TIMEOUT(!drafts.value(place).sentAt.isValid(), 15'000);
        QCOMPARE(drafts.value(place).values[u"filters"_s][u"fromDate"_s].toString(),
                 u"2026-08-01T00:00:00.000Z"_s);
        QCOMPARE(appliedActivities(u"2026-07-01T00:00:00.000Z"_s, u"2026-07-31T23:59:59.999Z"_s),
                 1);
        QCOMPARE(m_frame->received(OperationId::CreateExport), 2); // it had to wait
    }

    void aCarefulAccountIsAskedOnceForAllOfThem()
    {
        m_frame.emplace(CreateFrame::Guard::Confirm);
        threeExports();
        m_frame->click(u"split"_s);
        QTRY_VERIFY(m_frame->frame.dialog());
        QCOMPARE(m_frame->received(OperationId::CreateExport), 0);
        QCOMPARE(m_frame->find<ui::Button>(u"create"_s)->text(),
                 u"Create 3 exports in Casa Oliva…"_s);
        QTest::mouseClick(m_frame->frame.dialog()->findChild<QAbstractButton *>(u"agree"_s),
                          Qt::LeftButton);
        QTRY_COMPARE(m_frame->notice()->headline(), u"3 exports were created."_s);
    }

    void periodsHaveNoGapAndNoOverlap()
    {
        using ui::create::ExportPeriod;
        QCOMPARE(ui::create::exportPeriods(u"2026-08-01"_s, u"2026-10-01"_s, true),
                 (QList{ExportPeriod{u"2026-08-01"_s, u"2026-08-31"_s},
                        ExportPeriod{u"2026-09-01"_s, u"2026-10-01"_s}}));
        QCOMPARE(ui::create::exportPeriods(u"2026-08-01"_s, u"2026-08-31"_s, true).size(), 1);
        QCOMPARE(
            ui::create::exportPeriods(u"2026-08-01T00:00:00Z"_s, u"2026-09-01T00:00:00Z"_s, false)
                .size(),
            1);
        const auto periods =
            ui::create::exportPeriods(u"2025-10-01T10:30:00Z"_s, u"2026-03-31T10:30:00Z"_s, false);
        QCOMPARE(periods.size(), 6);
        for (qsizetype at = 0; at < periods.size(); ++at) {
            QVERIFY(ui::create::daysBetween(periods[at].from, periods[at].to, false) <= 31);
            if (at > 0)
                QCOMPARE(moment(periods[at - 1].to).msecsTo(moment(periods[at].from)), 1);
        }
        QVERIFY(ui::create::exportPeriods(u"2026-08-02"_s, u"2026-08-01"_s, true).isEmpty());
        QVERIFY(ui::create::exportPeriods(u"soon"_s, u"2026-08-01"_s, true).isEmpty());
    }

    void daysAreCountedAsTheServiceCounts()
    {
        QCOMPARE(ui::create::daysBetween(u"2026-08-01"_s, u"2026-08-31"_s, true).value(), 31);
        QCOMPARE(
            ui::create::daysBetween(u"2026-08-01T00:00:00Z"_s, u"2026-09-01T00:00:00Z"_s, false)
                .value(),
            31);
        QCOMPARE(
            ui::create::daysBetween(u"2026-08-01T00:00:00Z"_s, u"2026-09-01T00:00:01Z"_s, false)
                .value(),
            32);
        QVERIFY(ui::create::daysBetween(u"2026-08-02"_s, u"2026-08-01"_s, true).value() < 0);
        QVERIFY(!ui::create::daysBetween(u"soon"_s, u"2026-08-01"_s, true));
    }

    void aFullQueueIsSaidInWordsAndCanBeLeft()
    {
        openExport();
        for (int times = 0; times < 5; ++times)
            m_frame->refuse(OperationId::CreateExport, u"400/E0301"_s);
        m_frame->click(u"create"_s);
        QTRY_VERIFY(m_frame->find<ui::Button>(u"stop"_s)->isVisible());
        QTRY_VERIFY(!m_frame->footWords().startsWith(u"Sending to"_s));
        m_frame->click(u"stop"_s);
        QTRY_VERIFY(!m_frame->find<ui::Button>(u"stop"_s)->isVisible());
        QVERIFY(m_frame->find<ui::Button>(u"create"_s)->isEnabled());
        QVERIFY(m_frame->frame.opened().isEmpty());
    }

    void a422LandsAtItsField()
    {
        openExport();
        m_frame->type(u"filters.segmentId"_s, u"aaaaaaaaaaaaaaaaaaaaaaaa"_s); // no such segment
        m_frame->click(u"create"_s);
        QTRY_VERIFY(m_frame->notice()->isVisible());
        auto *field = m_frame->find<ui::forms::FieldEditor>(u"field.filters.segmentId"_s);
        QVERIFY(!field->reason().isEmpty());
        QCOMPARE(QApplication::focusWidget()->objectName(), u"filters.segmentId"_s);
        QVERIFY(m_frame->find<ui::Button>(u"create"_s)->isEnabled());
    }

    // Nobody has read the list: an older export may be the lost one, as far as one can tell.
    void whatMayBeTheLostExportIsShown()
    {
        openExport();
        m_frame->frame.service().faults().add(
            practice::once(OperationId::CreateExport, practice::Fault::CloseNotApplied));
        m_frame->click(u"create"_s);
        QTRY_VERIFY_WITH_TIMEOUT(m_frame->notice()->isVisible(), 15'000);
        QCOMPARE(m_frame->notice()->tone(), ui::Tone::Warn);
        QCOMPARE(m_frame->received(OperationId::CreateExport), 1);
        auto *candidates = m_frame->find<ui::Button>(u"candidates"_s);
        QVERIFY(candidates->isVisible());
        m_frame->click(u"candidates"_s);
        QVERIFY(!m_frame->frame.opened().isEmpty());
        for (const auto &place : m_frame->frame.opened()) {
            QCOMPARE(place.page, u"export"_s);
            QVERIFY2(m_frame->notice()->sentence().contains(place.values.value(0)),
                     qPrintable(m_frame->notice()->sentence()));
        }
        // Sent once more it is the user's own decision, and nothing is left to be shown.
        m_frame->click(u"create"_s);
        auto *question = m_frame->frame.dialog();
        QVERIFY(question);
        QCOMPARE(m_frame->received(OperationId::CreateExport), 1);
        question->findChild<QAbstractButton *>(u"again"_s)->click();
        QTRY_COMPARE(m_frame->received(OperationId::CreateExport), 2);
        QVERIFY(!candidates->isVisible());
    }

    void newLikeThisStartsWithWhatTheOtherSays()
    {
        const auto made =
            m_frame->record({.operation = OperationId::CreateDataExplorerExport,
                             .body = QJsonObject{{u"delimiter"_s, u";"_s},
                                                 {u"filters"_s,
                                                  QJsonObject{{u"reportId"_s, reportId()},
                                                              {u"fromDate"_s, u"2026-08-01"_s},
                                                              {u"toDate"_s, u"2026-08-31"_s}}}}});
        openExport({made[u"id"_s].toString()});
        QTRY_VERIFY(m_page->settled());
        QCOMPARE(m_frame->find<QLineEdit>(u"filters.reportId"_s)->text(), reportId());
        QVERIFY(m_frame->find<ui::Button>(u"kind.data-explorer"_s)->isChecked());
        // By its type and days; the name of its file and its ID say nothing.
        const auto like = m_frame->find<QLabel>(u"subtitle"_s)->text();
        QVERIFY2(like.contains(u"“Data explorer, 1 Aug 2026 – 31 Aug 2026” created on "_s),
                 qPrintable(like));
        QVERIFY(!like.contains(made[u"id"_s].toString()));
        QVERIFY(!m_page->hasPendingChanges());
        m_frame->click(u"create"_s);
        QTRY_COMPARE(m_frame->frame.opened().size(), 1);
        QCOMPARE(m_frame->received(OperationId::CreateDataExplorerExport), 2);
    }

    void aModelThatCannotBeReadIsSaid()
    {
        openExport({u"aaaaaaaaaaaaaaaaaaaaaaaa"_s});
        QTRY_VERIFY(m_frame->notice()->isVisible());
        QVERIFY(m_page->settled());
        m_frame->click(u"create"_s);
        QTRY_COMPARE(m_frame->received(OperationId::CreateExport), 1);
    }

    void doesCreateImport()
    {
        openImport();
        choose(file("_email;_name\nann@example.org;Ann\n"));
        QTRY_COMPARE(m_frame->find<QComboBox>(u"delimiter"_s)->currentText(), u"Semicolon"_s);
        m_frame->choose(u"overrideExisting"_s, u"Yes"_s);
        m_frame->click(u"create"_s);
        QTRY_COMPARE(m_frame->frame.opened().size(), 1);
        QCOMPARE(m_frame->received(OperationId::CreateImport), 1);
        QCOMPARE(m_frame->frame.opened()[0].page, u"import"_s);
        const auto made = m_frame->record(
            {.operation = OperationId::GetImport, .values = m_frame->frame.opened()[0].values});
        QCOMPARE(made[u"type"_s].toString(), u"contacts"_s);
        QCOMPARE(made[u"options"_s],
                 QJsonValue(QJsonObject{{u"delimiter"_s, u";"_s},
                                        {u"overrideExisting"_s, true},
                                        {u"updateOnlyEmptyFields"_s, false}}));
    }

    void aFileCanBeDropped()
    {
        openImport();
        const auto path = file("_email\nann@example.org\n");
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        auto *target = m_frame->find<QLineEdit>(u"file"_s)->parentWidget();
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(target, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(target, &drop);
        QCOMPARE(m_frame->find<QLineEdit>(u"file"_s)->text(), path);
        QTRY_VERIFY(m_frame->find<QLabel>(u"fileWords"_s)->text().contains(u"_email"_s));
    }

    void aFileThatCannotBeImportedIsSaidBeforeItIsSent_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("words");
        QTest::newRow("empty") << QByteArray() << u"empty"_s;
        QTest::newRow("spreadsheet") << QByteArray("PK\x03\x04 and more") << u"spreadsheet"_s;
        QTest::newRow("too large") << QByteArray(51 * 1024 * 1024, 'a') << u"50 MB"_s;
    }

    void aFileThatCannotBeImportedIsSaidBeforeItIsSent()
    {
        QFETCH(const QByteArray, content);
        QFETCH(const QString, words);
        openImport();
        choose(file(content));
        QTRY_VERIFY(m_frame->find<QLabel>(u"fileWords"_s)->text().contains(words));
        m_frame->click(u"create"_s);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"file"_s);
        QCOMPARE(m_frame->received(OperationId::CreateImport), 0);
    }

    void hintsAreGivenAboutEncodingAndHeader()
    {
        const auto latin = jobs::lookAt(file("_email,_name\nann@example.org,Jos\xE9 Mu\xF1"
                                             "oz\n"
                                             "bob@example.org,Mar\xED"
                                             "a Pe\xF1"
                                             "a\n"));
        QVERIFY(!latin.encoding.isEmpty());
        QVERIFY(!jobs::hintsOf(latin).isEmpty());
        // What stands above the names is the first line for the service.
        QVERIFY(!jobs::lookAt(file("sep=;\n_email;_name\nann@example.org;Ann\n")).header);
        QVERIFY(!jobs::lookAt(file("My list\n\n_email;_name\nann@example.org;Ann\n")).header);
        const auto good = jobs::lookAt(file("_email,_name\nann@example.org,José\n"));
        QVERIFY2(jobs::hintsOf(good).isEmpty(), qPrintable(jobs::hintsOf(good).join(u' ')));
        QCOMPARE(good.columns, (QStringList{u"_email"_s, u"_name"_s}));
        QCOMPARE(good.rows, std::optional<qint64>(1));
        const auto lines = jobs::lookAt(file("_email;_name\na@x.org;\"Ann\nLee\"\n\nb@x.org;Bob"));
        QCOMPARE(lines.rows, std::optional<qint64>(2)); // a line in a cell, and a blank one
        QCOMPARE(jobs::lookAt(u"/no/such/file"_s).problem.isEmpty(), false);
    }

    void anImportThatIsTooLargeForTheServiceKeepsTheForm()
    {
        openImport();
        choose(file("_email\nann@example.org\n"));
        QTRY_VERIFY(m_page->settled());
        m_frame->refuse(OperationId::CreateImport, u"413"_s);
        m_frame->click(u"create"_s);
        QTRY_VERIFY(m_frame->notice()->isVisible());
        QVERIFY(m_frame->notice()->headline().contains(u"too large"_s));
        QVERIFY(!m_frame->find<QLineEdit>(u"file"_s)->text().isEmpty());
        QVERIFY(m_frame->frame.opened().isEmpty());
    }

    void anUploadTellsHowFarItIsAndCanBeStopped()
    {
        openImport();
        // Addresses that are alike would be packed to next to nothing on their way.
        QRandomGenerator random(1);
        QByteArray rows("_email\n");
        while (rows.size() < 24 * 1024 * 1024)
            rows += QByteArray::number(random.generate64(), 36) + "@example.org\n";
        choose(file(rows));
        QTRY_VERIFY_WITH_TIMEOUT(m_page->settled(), 20'000);
        m_frame->frame.service().faults().add(
            practice::once(OperationId::CreateImport, practice::Fault::Stall));
        m_frame->click(u"create"_s);
        QTRY_VERIFY_WITH_TIMEOUT(m_frame->footWords().endsWith(u" sent."_s), 20'000);
        QVERIFY2(m_frame->footWords().contains(u"MiB sent"_s), qPrintable(m_frame->footWords()));
        QVERIFY(m_frame->find<ui::ProgressLine>(u"sentSoFar"_s)->isVisible());
        QVERIFY(!m_frame->find<ui::Button>(u"create"_s)->isEnabled());
        QVERIFY(!m_page->settled());

        m_frame->click(u"stop"_s);
        QTRY_VERIFY(m_page->settled());
        QVERIFY(!m_frame->find<ui::Button>(u"stop"_s)->isVisible());
        QVERIFY(!m_frame->find<ui::ProgressLine>(u"sentSoFar"_s)->isVisible());
        QVERIFY(m_frame->find<ui::Button>(u"create"_s)->isEnabled());
        QVERIFY(!m_frame->find<QLineEdit>(u"file"_s)->text().isEmpty());
        QVERIFY(m_frame->frame.opened().isEmpty());
    }

    void couponSetsAreChosenByName()
    {
        openImport();
        m_frame->choose(u"type"_s, u"Coupons"_s);
        QTRY_VERIFY(m_page->settled());
        QCOMPARE(m_frame->received(OperationId::ListCouponSets) > 0, true);
        auto *sets = m_frame->find<QComboBox>(u"couponSetId"_s);
        QVERIFY(sets->count() > 0);
    }

    void aRefillIsAnImportOfCouponsForThatSet()
    {
        const auto sets = m_frame->record({.operation = OperationId::ListCouponSets});
        const auto set = sets[u"results"_s].toArray().last().toObject();
        const auto id = set[u"id"_s].toString();
        openImport({u"coupons"_s, id});
        QTRY_VERIFY(m_page->settled());
        QCOMPARE(m_frame->find<QComboBox>(u"type"_s)->currentData().toString(), u"coupons"_s);
        QTRY_COMPARE(m_frame->find<QComboBox>(u"couponSetId"_s)->currentText(),
                     set[u"name"_s].toString());
        QVERIFY(!m_page->hasPendingChanges()); // nothing was typed
    }

    void anImportLikeAnotherHasItsTypeAndOptions()
    {
        const auto made = m_frame->record(
            {.operation = OperationId::CreateImport,
             .body = api::ImportForm{.filePath = file("productId;name\n1;Oil\n"),
                                     .fileName = u"oil.csv"_s,
                                     .fields = {{u"type"_s, u"products"_s},
                                                {u"delimiter"_s, u";"_s},
                                                {u"overrideExisting"_s, u"true"_s},
                                                {u"updateOnlyEmptyFields"_s, u"false"_s}}}});
        openImport({made[u"id"_s].toString()});
        QTRY_VERIFY(m_page->settled());
        const auto chosen = [this](const QString &name) {
            return m_frame->find<QComboBox>(name)->currentData().toString();
        };
        QTRY_COMPARE(chosen(u"type"_s), u"products"_s);
        QCOMPARE(chosen(u"delimiter"_s), u";"_s);
        QCOMPARE(m_frame->find<QComboBox>(u"overrideExisting"_s)->currentText(), u"Yes"_s);
        QVERIFY(!m_page->hasPendingChanges()); // nothing was typed
    }

    void emptyFieldsOnlyNeedsExistingRecords()
    {
        openImport();
        m_frame->choose(u"updateOnlyEmptyFields"_s, u"Yes"_s);
        QVERIFY(m_frame->footWords().contains(u"existing records"_s));
        m_frame->choose(u"overrideExisting"_s, u"Yes"_s);
        QVERIFY(!m_frame->footWords().contains(u"existing records"_s));
    }

private:
    static QDateTime moment(const QString &text)
    {
        return QDateTime::fromString(text, Qt::ISODateWithMs);
    }

    void threeExports()
    {
        openExport();
        m_frame->click(u"kind.activities"_s);
        m_frame->type(u"filters.fromDate"_s, u"2026-07-01"_s);
        m_frame->type(u"filters.toDate"_s, u"2026-09-15"_s);
    }

    [[nodiscard]] QString series(int at)
    {
        const auto *line = m_frame->frame.window().findChild<QLabel *>(u"series.%1"_s.arg(at));
        return line ? line->text() : QString();
    }

    [[nodiscard]] int appliedActivities(const QString &from, const QString &to)
    {
        return m_frame->applied(
            OperationId::CreateExport,
            {{u"exportType"_s, u"activities"_s},
             {u"delimiter"_s, u","_s},
             {u"dateFormat"_s, u"ISO"_s},
             {u"filters"_s, QJsonObject{{u"fromDate"_s, from}, {u"toDate"_s, to}}}});
    }

    void openExport(const QStringList &values = {})
    {
        m_page = m_frame->frame.show(
            new ui::create::NewExport(m_frame->frame, {.page = u"new-export"_s, .values = values}));
    }

    void openImport(const QStringList &values = {})
    {
        m_page = m_frame->frame.show(
            new ui::create::NewImport(m_frame->frame, {.page = u"new-import"_s, .values = values}));
    }

    QString file(const QByteArray &content)
    {
        const auto path = m_folder.filePath(u"people%1.csv"_s.arg(++m_files));
        QFile made(path);
        if (!made.open(QIODevice::WriteOnly) || made.write(content) != content.size())
            qFatal("no file");
        return path;
    }

    void choose(const QString &path)
    {
        m_frame->type(u"file"_s, path);
        CreateFrame::press(Qt::Key_Return);
    }

    [[nodiscard]] QString reportId()
    {
        const auto exports = m_frame->record(
            {.operation = OperationId::ListExports, .query = {{u"pageSize"_s, u"100"_s}}});
        for (const auto &entry : exports[u"results"_s].toArray()) {
            const auto id = entry[u"filters"_s][u"reportId"_s].toString();
            if (!id.isEmpty())
                return id;
        }
        return {};
    }

    ui::Language m_language; // for the plurals
    QTemporaryDir m_folder;
    int m_files = 0;
    std::optional<CreateFrame> m_frame;
    QPointer<ui::create::CreatePage> m_page;
};

STOREDESK_TEST(TestCreateTransfers)
#include "tst_create_transfers.moc"
