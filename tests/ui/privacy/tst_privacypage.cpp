// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/columnspopup.h"
#include "support/headings.h"
#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "jobs/bulkkind.h"
#include "practice/core/faultrule.h"
#include "ui/jobs/jobspage.h"
#include "ui/jobs/jobtexts.h"
#include "ui/privacy/certificatepdf.h"
#include "ui/privacy/privacypage.h"
#include "ui/tables/storeband.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/statepane.h"
#include "workspace/workspace.h"

#include <QAbstractItemModelTester>
#include <QDialog>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>

namespace tst_privacypage {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::ui;
using namespace storedesk::ui::jobs;
using namespace storedesk::ui::privacy;
using enum catalogue::OperationId;
using State = storedesk::privacy::ErasureRequests::State;

// Tests privacy requests in the window, which start with a typed count, are listed in a register,
// and get a certificate.
class TestPrivacyPage final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<support::PageFixture> m_fixture;
    QTemporaryDir m_folder;

    [[nodiscard]] support::PageFixture &host() { return *m_fixture; }
    [[nodiscard]] storedesk::privacy::ErasureRequests &erasures()
    {
        return host().workspace().erasureRequests();
    }

    static QAbstractButton *button(QWidget *in, const QString &name)
    {
        auto *found = in->findChild<QAbstractButton *>(name);
        if (!found)
            qFatal("no button %s", qPrintable(name));
        return found;
    }
    static void press(QWidget *in, const QString &name)
    {
        auto *one = button(in, name);
        QTRY_VERIFY(one->isVisible() && one->isEnabled());
        one->setFocus();
        QTest::keyClick(one, Qt::Key_Space);
    }

    PrivacyPage *privacy() { return host().show(new PrivacyPage(host())); }

    void make(const QString &email) { QVERIFY(!m_fixture->records().makeContact(email).isEmpty()); }
    [[nodiscard]] bool isThere(const QString &email)
    {
        return !support::replyTo(*m_fixture, {.operation = GetContactByEmail, .values = {email}})
                    .isEmpty();
    }
    [[nodiscard]] bool firstIs(State state)
    {
        return !erasures().entries().empty() && erasures().entries().front().state == state;
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::PageFixture>(support::storeWith(5));
    }
    void cleanup() { m_fixture.reset(); }

    // Other pages fill in people. A list that was there before can be put back.
    void peopleOfAnotherPageReplaceTheList()
    {
        auto *page = privacy();
        auto *list = page->findChild<QPlainTextEdit *>(u"erasureList"_s);
        page->paste(u"ann@example.org"_s);
        QCOMPARE(list->toPlainText(), u"ann@example.org"_s);
        QVERIFY(host().told().isEmpty());
        page->paste(u"bea@example.org"_s);
        QCOMPARE(list->toPlainText(), u"bea@example.org"_s);
        QCOMPARE(host().told().last(), u"The list was replaced."_s);
        host().undo()();
        QCOMPARE(list->toPlainText(), u"ann@example.org"_s);
        page->discardChanges();
    }

    // U23: the button in the empty register focuses the list of contacts.
    void theEmptyRegisterOffersAnAction()
    {
        auto *page = privacy();
        auto *pane = page->findChild<ui::StatePane *>();
        QTRY_VERIFY(pane->isVisible() && pane->mainButton()->isVisible());
        page->setFocus();
        QTest::mouseClick(pane->mainButton(), Qt::LeftButton);
        QTRY_VERIFY(page->findChild<QPlainTextEdit *>(u"erasureList"_s)->hasFocus());
    }

    // U21, U4: the register remembers its columns, and the form names the store.
    void theRegisterRemembersItsColumns()
    {
        auto *page = privacy();
        QCOMPARE(page->findChild<ui::StoreBand *>()->mark().name, u"Casa Oliva"_s);
        auto *table = page->findChild<ui::TableView *>(u"register"_s);
        support::toggleColumn(*page, u"registerColumns"_s, u"seal"_s);
        support::clickHeading(*table, 1);
        const auto state = page->viewState();
        page = privacy();
        page->restoreViewState(state);
        table = page->findChild<ui::TableView *>(u"register"_s);
        QVERIFY(table->isColumnHidden(5));
        QCOMPARE(table->horizontalHeader()->sortIndicatorSection(), 1);
        page->discardChanges();
    }

    // The title contains more than the reference number, because the number alone would not
    // describe the job.
    void theJobSaysThatItDeletesEverywhere()
    {
        const auto job = storedesk::privacy::erasureJob(
            storedesk::privacy::erasureListFrom(u"p1@example.org\np2@example.org"_s), u"T 1"_s);
        journal::JobHead head;
        head.outline = {.id = {},
                        .title = job.title,
                        .kind = QString(storedesk::jobs::bulkKind.id),
                        .plan = job.plan.toJson()};
        head.counts.set(journal::RowState::Waiting, 2);
        QVERIFY2(sentenceOf(head).startsWith(u"Delete 2 contact"_s), qPrintable(sentenceOf(head)));
    }

    // G15: a request starts only after its count has been typed.
    void aRequestBeginsWhenItsCountWasTypedAndEndsWithACertificate()
    {
        make(u"p1@example.org"_s);
        auto *page = privacy();
        auto *table = page->findChild<TableView *>(u"register"_s);
        const QAbstractItemModelTester tester(table->model());
        auto *list = page->findChild<QPlainTextEdit *>(u"erasureList"_s);
        QTest::keyClicks(list, u"p1@example.org"_s);
        QTest::keyClick(list, Qt::Key_Return);
        QTest::keyClicks(list, u"nobody@example.org"_s);
        auto *begin = button(page, u"beginErasure"_s);
        QVERIFY(begin->isVisible() && !begin->isEnabled());
        auto *count = page->findChild<QLineEdit *>(u"count"_s);
        QTest::keyClicks(count, u"3"_s);
        QVERIFY(!begin->isEnabled());
        count->clear();
        QTest::keyClicks(count, u"2"_s);
        QTest::keyClicks(page->findChild<QLineEdit *>(u"reference"_s), u"Ticket 9"_s);
        QVERIFY(page->hasPendingChanges());
        press(page, u"beginErasure"_s);
        QVERIFY(!page->hasPendingChanges());
        QTRY_VERIFY(firstIs(State::Certified));
        QVERIFY(!isThere(u"p1@example.org"_s));
        QCOMPARE(table->model()->rowCount(), 1);
        QCOMPARE(table->model()->index(0, 1).data().toString(), u"Ticket 9"_s);
        // U25: the tool tip of the time names its zone.
        const auto zone = erasures().entries().front().at.toLocalTime().timeZoneAbbreviation();
        const auto tip = table->model()->index(0, 0).data(Qt::ToolTipRole).toString();
        QVERIFY2(!zone.isEmpty() && tip.contains(zone), qPrintable(tip));

        // The certificate is offered where the request ends, as a PDF first.
        auto *offer = button(page, u"offerCertificate"_s);
        QTRY_VERIFY(offer->isVisible());
        press(page, u"offerCertificate"_s);
        auto *dialog = qobject_cast<QFileDialog *>(host().window().findChild<QFileDialog *>());
        QVERIFY(dialog);
        QVERIFY(dialog->nameFilters().constFirst().contains(u"*.pdf"_s));
        QCOMPARE(dialog->defaultSuffix(), u"pdf"_s);
        const auto offered = m_folder.filePath(u"offered.pdf"_s);
        Q_EMIT dialog->fileSelected(offered);
        QVERIFY(QFileInfo(offered).size() > 4'000);
        dialog->reject();

        // The saved certificate is valid, but not after a modification.
        const auto path = m_folder.filePath(u"saved.json"_s);
        QVERIFY(button(page, u"saveCertificate"_s)->isVisible());
        page->saveCertificateAs(erasures().entries().front().id, path);
        auto *notice = page->findChild<Notice *>(u"privacyNotice"_s);
        page->checkFile(path);
        QCOMPARE(notice->tone(), Tone::Ok);
        QVERIFY(!offer->isVisible());
        // The PDF explains in both languages what the certificate proves.
        const auto pdf = m_folder.filePath(u"saved.pdf"_s);
        page->saveCertificateAs(erasures().entries().front().id, pdf);
        QFile printed(pdf);
        QVERIFY(printed.open(QIODevice::ReadOnly));
        QVERIFY(printed.read(5) == "%PDF-");
        // A PDF can't be checked, so saving one names the format that can.
        QVERIFY2(host().told().last().contains(u".json"_s), qPrintable(host().told().last()));
        page->checkFile(pdf);
        QCOMPARE(notice->tone(), Tone::Warn);
        QVERIFY2(notice->sentence().contains(u".json"_s), qPrintable(notice->sentence()));
        QVERIFY(printed.size() > 4'000);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        const auto certificate = storedesk::privacy::verifiedCertificate(file.readAll());
        QVERIFY(certificate);
        const auto text = ui::privacy::certificateText(*certificate);
        for (const auto &part :
             {u"Ticket 9"_s, u"not a digital signature"_s, u"No es una firma digital"_s,
              u"Eliminados en el servicio"_s, QString::fromLatin1(certificate->seal())})
            QVERIFY2(text.contains(part), qPrintable(part));
        QVERIFY(!text.contains(u"example.org"_s));
        file.seek(0);
        auto json = file.readAll();
        json.replace("Ticket 9", "Ticket 8");
        file.seek(0);
        file.write(json);
        file.close();
        page->checkFile(path);
        QCOMPARE(notice->tone(), Tone::Err);
    }

    // The notice offers the certificate of the request that ended, however the register is sorted
    // and whatever is selected afterwards.
    void theOfferedCertificateIsThatOfTheRequestThatEnded()
    {
        auto *page = privacy();
        auto *table = page->findChild<TableView *>(u"register"_s);
        const auto request = [&](const QString &email, const QString &reference) {
            make(email);
            QTest::keyClicks(page->findChild<QPlainTextEdit *>(u"erasureList"_s), email);
            QTest::keyClicks(page->findChild<QLineEdit *>(u"reference"_s), reference);
            QTest::keyClicks(page->findChild<QLineEdit *>(u"count"_s), u"1"_s);
            press(page, u"beginErasure"_s);
            QTRY_VERIFY(firstIs(State::Certified)
                        && erasures().entries().front().reference == reference);
        };
        request(u"p1@example.org"_s, u"Ticket A"_s);
        support::clickHeading(*table, 1);
        QCOMPARE(table->horizontalHeader()->sortIndicatorOrder(), Qt::AscendingOrder);
        request(u"p2@example.org"_s, u"Ticket B"_s);
        QCOMPARE(table->model()->index(0, 1).data().toString(), u"Ticket A"_s);
        QTRY_VERIFY(button(page, u"offerCertificate"_s)->isVisible());
        const auto selected = table->selectionModel()->selectedRows(1);
        QCOMPARE(selected.size(), 1);
        QCOMPARE(selected.front().data().toString(), u"Ticket B"_s);
        table->selectRow(0);
        press(page, u"offerCertificate"_s);
        auto *dialog = host().window().findChild<QFileDialog *>();
        QVERIFY(dialog);
        const auto path = m_folder.filePath(u"offered.json"_s);
        Q_EMIT dialog->fileSelected(path);
        dialog->reject();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto certificate = storedesk::privacy::verifiedCertificate(file.readAll());
        QVERIFY(certificate);
        QCOMPARE(certificate->request, erasures().entries().front().id);
    }

    void aListCanBeASpreadsheet()
    {
        auto *page = privacy();
        press(page, u"chooseList"_s);
        auto *dialog = host().window().findChild<QFileDialog *>();
        QVERIFY(dialog);
        const auto tables = dialog->nameFilters().constFirst();
        QVERIFY2(tables.contains(u"*.xlsx"_s) && tables.contains(u"*.ods"_s), qPrintable(tables));
        dialog->reject();
    }

    void aRequestCanBeFinishedWithoutUndeletableRecords()
    {
        make(u"p1@example.org"_s);
        make(u"p2@example.org"_s);
        host().service().play({practice::FaultRule{.aim = practice::Aim::Operation,
                                                   .operation = DeleteContactByEmail,
                                                   .fault = practice::Fault::Status,
                                                   .value = u"422/E0101"_s,
                                                   .last = 1}});
        auto *page = privacy();
        page->paste(u"p1@example.org\np2@example.org"_s);
        QTest::keyClicks(page->findChild<QLineEdit *>(u"count"_s), u"2"_s);
        press(page, u"beginErasure"_s);
        QTRY_VERIFY(firstIs(State::Open));
        QVERIFY(button(page, u"tryAgain"_s)->isVisible());
        QVERIFY(!button(page, u"saveCertificate"_s)->isVisible());
        press(page, u"finishErasure"_s);
        auto *question = host().dialog();
        QVERIFY(question);
        press(question, u"finish"_s);
        QTRY_VERIFY(firstIs(State::Certified));
        QCOMPARE(erasures().entries().front().gone, 1);
    }

    void aReadOnlyAccountShowsTheRegisterOnly()
    {
        m_fixture = std::make_unique<support::PageFixture>(
            support::storeWith(5),
            support::PageFixture::profile(profiles::ProtectionLevel::ReadOnly));
        auto *page = privacy();
        QVERIFY(!page->findChild<QPlainTextEdit *>(u"erasureList"_s)->isEnabled());
        page->paste(u"p1@example.org"_s);
        QTest::keyClicks(page->findChild<QLineEdit *>(u"count"_s), u"1"_s);
        QVERIFY(!button(page, u"beginErasure"_s)->isEnabled());
        QVERIFY(page->findChild<QLabel *>(u"obstacle"_s)->text().contains(u"read-only"_s));
    }

    void theJobsPageLeadsThere()
    {
        auto *page = host().show(new JobsPage(host()));
        press(page, u"privacy"_s);
        QCOMPARE(host().opened().last().page, u"privacy"_s);
    }
};

STOREDESK_TEST(TestPrivacyPage)

} // namespace tst_privacypage

#include "tst_privacypage.moc"
