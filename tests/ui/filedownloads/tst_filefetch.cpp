// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/downloadfolder.h"
#include "support/manualclock.h"
#include "support/recordpagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "transfers/filedownloads.h"
#include "ui/filedownloads/filefetch.h"

#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QTemporaryDir>
#include <QToolButton>

#include <optional>

namespace tst_filefetch {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::ui;
using namespace storedesk::ui::records;
using namespace storedesk::ui::filedownloads;
using enum catalogue::OperationId;
using practice::Fault;
using support::State;

// Tests failed downloads of a record's file, and how they are retried.
class TestFileFetch final : public QObject, private support::RecordPageFixture
{
    Q_OBJECT

private:
    std::optional<support::ManualClock> m_clock;
    std::optional<QTemporaryDir> m_folder;
    // The ids of the exports that have a file.
    QStringList m_exports;
    RecordPage *m_page = nullptr;

    [[nodiscard]] QString path() const { return m_folder->filePath(u"mine.zip"_s); }
    [[nodiscard]] QStringList left() const
    {
        return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden);
    }
    [[nodiscard]] FileFetch *line() const { return m_page->findChild<FileFetch *>(); }
    [[nodiscard]] Button *again() const { return m_page->findChild<Button *>(u"fileFetchAgain"_s); }
    [[nodiscard]] Button *button() const
    {
        return m_page->findChild<Button *>(u"fileFetchButton"_s);
    }
    [[nodiscard]] QString text() const
    {
        return m_page->findChild<QLabel *>(u"fileFetchText"_s)->text();
    }

    // Returns the status codes of the requests for a file, in order.
    [[nodiscard]] QList<int> answers()
    {
        QList<int> statuses;
        for (const auto &entry : ledger().entries()) {
            if (!entry.operation)
                statuses.append(entry.status);
        }
        return statuses;
    }

    // The files in the practice store are small, so the position of the cut does not matter.
    void cutNext(int count = 1)
    {
        auto &faults = m_fixture->service().faults();
        faults.clear();
        faults.add({.aim = practice::Aim::File,
                    .fault = Fault::CutLength,
                    .value = u"300"_s,
                    .first = 1,
                    .last = count});
    }

    void showExport(const QString &id)
    {
        m_page = open({u"export"_s, {id}});
        QTRY_COMPARE(state(m_page), State::Ready);
    }

    void save(const QString &path)
    {
        // If the real downloads folder contained a file with the same name, the page would ask what
        // to do.
        std::optional<support::DownloadFolder> downloads;
        if (qEnvironmentVariableIsEmpty("XDG_CONFIG_HOME"))
            downloads.emplace();
        action(m_page, u"downloadFile"_s)->trigger();
        auto *dialog = qobject_cast<QFileDialog *>(m_fixture->dialog());
        QVERIFY(dialog);
        auto *name = dialog->findChild<QLineEdit *>(u"fileNameEdit"_s);
        name->setText(path);
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(line()->isRunning());
        m_fixture->window().activateWindow();
    }

    // Advances the clock until the automatic retries have ended.
    void untilItEnds()
    {
        QTRY_VERIFY_WITH_TIMEOUT((m_clock->advance(std::chrono::seconds(1)), !line()->isRunning()),
                                 20'000);
    }

    // Makes the download fail after its first bytes.
    void fail()
    {
        cutNext();
        save(path());
        QTRY_VERIFY(QFileInfo(path() + u".storedesk.part"_s).size() > 0);
        m_fixture->service().setAcceptMode(practice::AcceptMode::Refusing);
        untilItEnds();
        m_fixture->service().setAcceptMode(practice::AcceptMode::Accepting);
        QVERIFY(again()->isVisible());
        QCOMPARE(button()->text(), u"Close"_s);
        QVERIFY(left().contains(u"mine.zip.storedesk.part"_s));
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_clock.emplace();
        m_folder.emplace();
        m_fixture = std::make_unique<support::PageFixture>(
            practice::ServiceOptions{.contacts = 50, .requestsPerMinute = 0},
            profiles::Profile{.id = u"test"_s,
                              .name = u"Casa Oliva"_s,
                              .address = {},
                              .guard = profiles::ProtectionLevel::Confirm,
                              .requestsPerMinute = 0},
            nullptr, &*m_clock);
        m_exports.clear();
        for (const auto &each :
             support::replyTo(*m_fixture, {.operation = ListExports})["results"_L1].toArray()) {
            if (each["status"_L1].toString() == "finished"_L1)
                m_exports.append(each["id"_L1].toString());
        }
        QVERIFY(!m_exports.isEmpty());
        showExport(m_exports.first());
        ledger().clear();
    }

    void cleanup()
    {
        m_fixture.reset();
        m_folder.reset();
        m_clock.reset();
    }

    void retryingContinuesWhereItStopped()
    {
        fail();
        QVERIFY(text().contains("continues where the download stopped"_L1));
        QTest::mouseClick(again(), Qt::LeftButton);
        QVERIFY(!again()->isVisible());
        QCOMPARE(button()->text(), u"Cancel"_s);
        QTRY_VERIFY(QFile::exists(path()));
        QCOMPARE(left(), QStringList{u"mine.zip"_s});
        QTRY_VERIFY(!line()->isVisible());
        // The second request fetches only the rest.
        QCOMPARE(answers(), (QList<int>{200, 206}));
        QVERIFY(m_fixture->told().last().contains(u"mine.zip"_s));

        // The call log contains both attempts, but no URL that grants access to the file.
        const auto &log = m_fixture->account().session().client().log().records();
        QList<const api::CallRecord *> lines;
        for (const auto &record : log) {
            if (record.file)
                lines.append(&record);
        }
        QCOMPARE(lines.size(), 2);
        QVERIFY(lines[0]->kind && !lines[0]->message.isEmpty());
        QVERIFY(!lines[1]->kind);
        QCOMPARE(lines[1]->bytesReceived, QFileInfo(path()).size());
        QCOMPARE(lines[1]->request.values, QStringList{m_exports.first()});
        QVERIFY2(lines[1]->target.endsWith(u"/…/mine.zip"_s), qPrintable(lines[1]->target));
        QVERIFY(m_fixture->account().mayRead(catalogue::Resource::Export));
    }

    // The URL has expired in the meantime, and reading the record again returns a new one.
    void anAddressThatExpiredMeanwhileIsRenewed()
    {
        fail();
        m_clock->setNow(m_clock->now().addSecs(101 * 60));
        QTest::mouseClick(again(), Qt::LeftButton);
        QTRY_VERIFY(QFile::exists(path()));
        // There may be another attempt because of a connection that has just been closed.
        const auto all = answers();
        QCOMPARE(all.count(200), 1);
        QVERIFY(all.contains(403));
        // The last request fetches the rest with the new URL.
        QCOMPARE(all.last(), 206);
        QCOMPARE(left(), QStringList{u"mine.zip"_s});
    }

    void itIsTriedAsOftenAsOneLikes()
    {
        fail();
        const auto size = QFileInfo(path() + u".storedesk.part"_s).size();
        m_fixture->service().setAcceptMode(practice::AcceptMode::Refusing);
        QTest::mouseClick(again(), Qt::LeftButton);
        untilItEnds();
        m_fixture->service().setAcceptMode(practice::AcceptMode::Accepting);
        QCOMPARE(QFileInfo(path() + u".storedesk.part"_s).size(), size);
        QTest::mouseClick(again(), Qt::LeftButton);
        QTRY_VERIFY(QFile::exists(path()));
        QCOMPARE(answers(), (QList<int>{200, 206}));
    }

    void theFileOpensAfterASecondTryToo()
    {
        // The downloads folder is defined in a file that belongs to the desktop environment.
        const support::DownloadFolder downloads(m_folder->path());
        cutNext();
        action(m_page, u"openFileOfRecord"_s)->trigger();
        QTRY_VERIFY(left().size() == 1 && QFileInfo(m_folder->filePath(left().first())).size() > 0);
        m_fixture->service().setAcceptMode(practice::AcceptMode::Refusing);
        untilItEnds();
        m_fixture->service().setAcceptMode(practice::AcceptMode::Accepting);
        QTest::mouseClick(again(), Qt::LeftButton);
        QTRY_VERIFY(!m_fixture->opened().isEmpty());
        QCOMPARE(m_fixture->opened().last().page, u"files"_s);
        QCOMPARE(QStringList{QFileInfo(m_fixture->opened().last().values.first()).fileName()},
                 left());
    }

    void aFileIsSavedWithItsEnding_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("told");
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("saved");
        QTest::newRow("it has one")
            << u"contacts.zip"_s << u"csv"_s << u"/f/x.zip"_s << u"contacts.zip"_s;
        QTest::newRow("of the address")
            << u"contacts 2026.05"_s << u"csv"_s << u"/f/x.zip"_s << u"contacts 2026.05.zip"_s;
        QTest::newRow("as it was told")
            << u"contacts"_s << u"tsv"_s << u"/f/x"_s << u"contacts.tsv"_s;
        QTest::newRow("nothing is said")
            << u"contacts"_s << QString() << u"/f/x"_s << u"contacts.csv"_s;
        QTest::newRow("no name at all")
            << QString() << QString() << u"/f/report"_s << u"report.csv"_s;
    }

    void aFileIsSavedWithItsEnding()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, told);
        QFETCH(const QString, address);
        const QJsonObject record{{u"id"_s, u"1"_s},
                                 {u"fileName"_s, name},
                                 {u"fileExtension"_s, told},
                                 {u"fileUrl"_s, u"https://files.example.com"_s + address}};
        const auto file = fileOf(catalogue::Resource::Export, record);
        QVERIFY(file);
        QTEST(file->name, "saved");
        QVERIFY(!fileOf(catalogue::Resource::Export, {{u"id"_s, u"1"_s}}));
        QVERIFY(!fileOf(catalogue::Resource::Workflow, record));
    }

    // The service names an error report by a number, but the saved file has a meaningful name.
    void errorReportsAreNamedAfterTheirContent()
    {
        const auto address = u"https://files.example.com/import-ca845fc5-afd6-errors.csv"_s;
        QJsonObject record{{u"id"_s, u"1"_s},
                           {u"type"_s, u"contacts"_s},
                           {u"createdAt"_s, u"2026-11-14T10:00:00.000Z"_s},
                           {u"errorReportFileUrl"_s, address}};
        QCOMPARE(fileOf(catalogue::Resource::Import, record)->name,
                 u"Contacts, 2026-11-14, rejected rows.csv"_s);
        record[u"fileName"_s] = u"club.xlsx"_s;
        QCOMPARE(fileOf(catalogue::Resource::Import, record)->name,
                 u"club, 2026-11-14, rejected rows.csv"_s);
    }

    void closingItLeavesNothing()
    {
        fail();
        QTest::mouseClick(button(), Qt::LeftButton);
        QVERIFY(!line()->isVisible());
        QCOMPARE(left(), QStringList());
    }

    void cancellingItLeavesNothing_data()
    {
        QTest::addColumn<bool>("goesOn");
        QTest::newRow("the first time") << false;
        QTest::newRow("when it went on") << true;
    }

    void cancellingItLeavesNothing()
    {
        QFETCH(const bool, goesOn);
        if (goesOn) {
            fail();
            m_fixture->service().setAcceptMode(practice::AcceptMode::Refusing);
            QTest::mouseClick(again(), Qt::LeftButton);
        } else {
            cutNext();
            save(path());
            QTRY_VERIFY(QFileInfo(path() + u".storedesk.part"_s).size() > 0);
        }
        QTest::mouseClick(button(), Qt::LeftButton);
        QTRY_VERIFY(!line()->isVisible());
        QCOMPARE(left(), QStringList());
        QVERIFY(m_fixture->told().last().contains("cancelled"_L1));
    }

    void anotherDownloadTakesItsPlace()
    {
        fail();
        save(m_folder->filePath(u"other.zip"_s));
        // The first download stays on the Jobs page.
        QTRY_COMPARE(left(), (QStringList{u"mine.zip.storedesk.part"_s, u"other.zip"_s}));
        QTRY_VERIFY(!line()->isRunning());
        fail();
        // Save to the same path, starting at the first byte.
        save(path());
        QTRY_VERIFY(QFile::exists(path()));
        QCOMPARE(left(), (QStringList{u"mine.zip"_s, u"other.zip"_s}));
        QCOMPARE(answers(), (QList<int>{200, 200, 200, 200}));
    }

    void anotherRecordHidesIt()
    {
        fail();
        // Reload the same record.
        m_page->panel()->refresh();
        QTRY_COMPARE(state(m_page), State::Ready);
        QVERIFY(line()->isVisible());
        QCOMPARE(left(), QStringList{u"mine.zip.storedesk.part"_s});
        QVERIFY(m_exports.size() > 1);
        m_page->panel()->open({u"export"_s, {m_exports.last()}});
        QVERIFY(!line()->isVisible());
        QCOMPARE(m_fixture->workspace().fileDownloads().rows().size(), 1);
        QTRY_COMPARE(state(m_page), State::Ready);
    }

    void aPageThatGoesLeavesItToTheJobsPage()
    {
        fail();
        delete m_page;
        auto &downloads = m_fixture->workspace().fileDownloads();
        const auto rows = downloads.rows();
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows.front().state, transfers::TransferState::Failed);
        downloads.resume(rows.front().id);
        QTRY_VERIFY(QFile::exists(path()));
        QCOMPARE(answers(), (QList<int>{200, 206}));
    }

    void aDownloadContinuesWithoutItsPage()
    {
        m_fixture->service().faults().add(
            {.aim = practice::Aim::File, .fault = Fault::Drip, .value = u"50"_s});
        save(path());
        delete m_page;
        QTRY_VERIFY(QFile::exists(path()));
        QCOMPARE(answers(), QList<int>{200});
    }

    // If the cancel button had the focus, the focus stays in the line of the download.
    void theKeyboardStaysInTheLine()
    {
        cutNext();
        save(path());
        QTRY_VERIFY(QFileInfo(path() + u".storedesk.part"_s).size() > 0);
        button()->setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(button()->hasFocus());
        m_fixture->service().setAcceptMode(practice::AcceptMode::Refusing);
        untilItEnds();
        QVERIFY(again()->hasFocus());
        QTest::keyClick(again(), Qt::Key_Tab);
        QVERIFY(button()->hasFocus());
        QTest::keyClick(button(), Qt::Key_Backtab);
        QVERIFY(again()->hasFocus());
        m_fixture->service().setAcceptMode(practice::AcceptMode::Accepting);
        QTest::keyClick(again(), Qt::Key_Space);
        QVERIFY(button()->hasFocus());
        QTRY_VERIFY(QFile::exists(path()));
    }

    void theFocusIsNotTakenFromOtherWidgets()
    {
        auto *edit = m_page->findChild<QToolButton *>();
        QVERIFY(edit);
        cutNext();
        save(path());
        edit->setFocus();
        QTRY_VERIFY(edit->hasFocus());
        QTRY_VERIFY(QFileInfo(path() + u".storedesk.part"_s).size() > 0);
        m_fixture->service().setAcceptMode(practice::AcceptMode::Refusing);
        untilItEnds();
        QVERIFY(edit->hasFocus());
    }

    void permanentFailuresOfferNoRetry()
    {
        m_fixture->service().faults().add(practice::onceOnFile(Fault::Status, u"405"_s));
        save(path());
        untilItEnds();
        QVERIFY(line()->isVisible());
        QVERIFY(!again()->isVisible());
        QCOMPARE(button()->text(), u"Close"_s);
        QCOMPARE(left(), QStringList());
        QVERIFY(line()->accessibleName().contains(u"mine.zip"_s));
    }

    // No text is cut off in the narrowest window.
    void aFailureFitsANarrowWindow()
    {
        fail();
        // The window shrinks to its minimum width.
        m_fixture->window().resize(1, 600);
        QTRY_VERIFY(m_fixture->window().width() < 760);
        const auto *label = m_page->findChild<QLabel *>(u"fileFetchText"_s);
        const auto needed = label->heightForWidth(label->width());
        QVERIFY2(label->height() >= needed, qPrintable(QString::number(needed)));
        for (const auto *each : {again(), button()})
            QVERIFY(line()->rect().contains(QRect(each->mapTo(line(), QPoint()), each->size())));
    }
};

STOREDESK_TEST(TestFileFetch)

} // namespace tst_filefetch

#include "tst_filefetch.moc"
