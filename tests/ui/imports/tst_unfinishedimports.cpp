// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sending.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "account/account.h"
#include "storage/accountstorage.h"
#include "storage/drafts.h"
#include "ui/host/anotheraddress.h"
#include "ui/host/pageid.h"
#include "ui/imports/importpage.h"
#include "ui/imports/importresultstep.h"
#include "ui/jobs/purchaseimportpage.h"
#include "ui/navigation/pagetabs.h"
#include "ui/shell/statusline.h"
#include "ui/shell/windowparts.h"
#include "ui/widgets/button.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/steptrail.h"

#include <QFileDialog>
#include <QJsonArray>
#include <QLabel>
#include <QPointer>
#include <QSpinBox>
#include <QTemporaryDir>

namespace tst_unfinishedimports {

using namespace Qt::StringLiterals;
using namespace storedesk;
using ui::imports::ImportPage;

// Tests unfinished imports in the real window: their titles, their steps, and that they do not
// affect each other.
class TestUnfinishedImports final : public QObject
{
    Q_OBJECT

    std::unique_ptr<support::WindowFixture> m_fixture;

    [[nodiscard]] ui::shell::MainWindow &window() const { return m_fixture->window(); }
    [[nodiscard]] ui::navigation::PageTabs &tabs() const { return *window().parts().tabs; }

    ImportPage *open(const ui::PageAddress &place)
    {
        return qobject_cast<ImportPage *>(m_fixture->open(place));
    }

    static void press(const ui::Page *page, const QString &name)
    {
        auto *button = page->findChild<ui::Button *>(name);
        QVERIFY2(button, qPrintable(name));
        QTRY_VERIFY2(button->isVisible() && button->isEnabled(), qPrintable(name));
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
    }

    static QString trailOf(const ui::Page *page)
    {
        return page->findChild<ui::StepTrail *>()->accessibleName();
    }

    static QString headOf(const ui::Page *page)
    {
        QStringList words;
        for (const auto *label : page->findChild<ui::PageHead *>()->findChildren<QLabel *>())
            words.append(label->text());
        return words.join(u'\n');
    }

    // Returns the id and name of a coupon set that accepts codes.
    [[nodiscard]] QPair<QString, QString> couponSet() const
    {
        const auto answer = support::replyTo(
            window(), {.operation = catalogue::OperationId::ListCouponSets, .values = {}});
        for (const auto &set : answer[u"results"_s].toArray()) {
            if (set[u"type"_s] == "multiple"_L1)
                return {set[u"id"_s].toString(), set[u"name"_s].toString()};
        }
        return {};
    }

    static bool read(ImportPage *page, const QString &text)
    {
        page->paste(text);
        return QTest::qWaitFor([page] { return page->settled() && page->draft().table(); });
    }

    // Sends a checked table and waits for the result of its job.
    static bool sends(ImportPage *page)
    {
        page->goTo(3);
        if (!QTest::qWaitFor(
                [page] { return page->draft().state() == imports::ImportDraft::State::Checked; }))
            return false;
        page->goTo(4);
        auto *button = page->findChild<ui::Button *>(u"next"_s);
        if (!QTest::qWaitFor([button] { return button->isEnabled(); }))
            return false;
        QTest::keyClick(button, Qt::Key_Space);
        return QTest::qWaitFor([page] { return page->step() == 6 && page->result().settled(); },
                               20'000);
    }

    [[nodiscard]] bool reconnect()
    {
        return m_fixture->connectTo(m_fixture->profile(u"other"_s, u"Nordlicht"_s))
            && m_fixture->connectTo();
    }

    // Returns the drafts. To simulate a crash between two writes, a test restores the drafts that
    // existed before the job.
    [[nodiscard]] QHash<QString, storage::Draft> drafts() const
    {
        return window().account().storage().drafts().all();
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::WindowFixture>();
        QVERIFY(m_fixture->connectTo());
    }
    void cleanup() { m_fixture.reset(); }

    // The purchases assistant receives the rows, and nothing is left of the import.
    void rowsOfPurchasesLeaveNoImportBehind()
    {
        using ui::jobs::PurchaseImportPage;
        const QPointer page = open({.page = ui::pageid::newImport});
        QVERIFY(page
                && read(page,
                        u"order;date;email;sku;quantity;price\n"
                        "1;2026-01-05T10:00:00Z;ann@example.org;TEA;1;5\n"_s));
        press(page, u"kind-purchases"_s);
        QTRY_VERIFY(!page);
        auto *purchases = qobject_cast<PurchaseImportPage *>(
            window().pageAt({.page = ui::pageid::purchaseImport}));
        QVERIFY(purchases);
        QTRY_VERIFY(purchases->draft().table());
        const auto &drafts = window().account().storage().drafts();
        QVERIFY(!drafts.all().contains(ui::PageAddress{.page = ui::pageid::newImport}.text()));
        purchases->discardChanges();
    }

    void aRefillIsCalledByItsSet()
    {
        const auto [id, name] = couponSet();
        auto *page = open({.page = u"new-import"_s, .values = {u"coupons"_s, id}});
        QVERIFY(page);
        QTRY_COMPARE(page->title(), u"Refill: "_s + name);
        QVERIFY(read(page, u"code\nA-1\n"_s));
        // The title does not depend on the file.
        QCOMPARE(page->title(), u"Refill: "_s + name);
        auto *other = open({.page = u"new-import"_s});
        QVERIFY(read(other, u"Email\na@example.com\n"_s));
        QVERIFY(other->title() != page->title());
    }

    // For generated codes, the user has nothing to choose in the steps for reading and matching.
    void generatedCodesPassTheStepsWithoutAChoice()
    {
        auto *page = open({.page = u"new-import"_s, .values = {u"coupons"_s, couponSet().first}});
        QVERIFY(page);
        QTRY_VERIFY(page->draft().settings().sentCodes);
        QVERIFY2(trailOf(page).startsWith(u"Step 1 of 7"_s), qPrintable(trailOf(page)));
        page->findChild<QSpinBox *>(u"codeCount"_s)->setValue(25);
        press(page, u"generateCodes"_s);
        QTRY_VERIFY(page->settled() && page->draft().table());
        QVERIFY2(trailOf(page).startsWith(u"Step 1 of 5"_s), qPrintable(trailOf(page)));
        press(page, u"next"_s);
        QCOMPARE(page->step(), 3);
        QVERIFY2(trailOf(page).startsWith(u"Step 2 of 5"_s), qPrintable(trailOf(page)));
        QTRY_COMPARE(page->draft().state(), imports::ImportDraft::State::Checked);
        QCOMPARE(page->draft().result().good, 25);
        press(page, u"back"_s);
        QCOMPARE(page->step(), 0);
        // With a file, all steps are available again.
        QVERIFY(read(page, u"code\nA-1\n"_s));
        press(page, u"next"_s);
        QCOMPARE(page->step(), 1);
    }

    // Generated codes can be saved, because the service never shows them and the user may need them
    // elsewhere.
    void generatedCodesAreSaved()
    {
        auto *page = open({.page = u"new-import"_s, .values = {u"coupons"_s, couponSet().first}});
        QVERIFY(page);
        QTRY_VERIFY(page->draft().settings().sentCodes);
        QVERIFY(!page->findChild<ui::Button *>(u"saveCodes"_s)->isVisible());
        page->findChild<QSpinBox *>(u"codeCount"_s)->setValue(25);
        press(page, u"generateCodes"_s);
        QTRY_VERIFY(page->settled() && page->draft().table());
        press(page, u"saveCodes"_s);
        auto *dialog = window().findChild<QFileDialog *>();
        QVERIFY(dialog);
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"codes.csv"_s);
        Q_EMIT dialog->fileSelected(path);
        dialog->reject();
        QFile file(path);
        QTRY_VERIFY(file.exists());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto lines = file.readAll().trimmed().split('\n');
        QCOMPARE(lines.size(), 26);
        QCOMPARE(lines.first(), "code"_ba);
        QVERIFY(lines.last().size() == 8);
    }

    void aNewImportOpensBesideOneThatIsBegun()
    {
        auto *first = open({.page = u"new-import"_s});
        QVERIFY(read(first, u"Email;Name\na@example.com;Ana\n"_s));
        const int before = tabs().count();
        window().findChild<QAction *>(u"new-import"_s)->trigger();
        auto *second = qobject_cast<ImportPage *>(window().currentPage());
        QVERIFY(second && second != first);
        QCOMPARE(tabs().count(), before + 1);
        QVERIFY(!second->draft().table());
        // An untouched import is reused.
        window().findChild<QAction *>(u"new-import"_s)->trigger();
        QCOMPARE(window().currentPage(), second);
        QVERIFY(read(second, u"Email;Name\nb@example.com;Bea\n"_s));
        QVERIFY(first->draft().table());
        window().findChild<QAction *>(u"new-import"_s)->trigger();
        QCOMPARE(tabs().count(), before + 2);
    }

    void aNewExportOpensBesideOneThatIsBegun()
    {
        auto *first = m_fixture->open({.page = u"new-export"_s});
        QVERIFY(first);
        press(first, u"next"_s);
        // The form for the export is untouched, so it is reused.
        QCOMPARE(window().open({.page = u"new-export"_s}), first);
        auto *another = m_fixture->open(ui::anotherPlace({.page = u"new-export"_s}, 2));
        QVERIFY(another && another != first);
        QTRY_VERIFY(another->settled());
        QCOMPARE(another->title(), u"New export"_s);
    }

    // A draft is removed when its job is stored, so that rows are not offered again after they were
    // sent.
    void aRestThatWasSentIsNotADraftAgain()
    {
        const ui::PageAddress refill{.page = u"new-import"_s,
                                     .values = {u"coupons"_s, couponSet().first}};
        auto *page = open(refill);
        QVERIFY(page && read(page, u"code\nREST-1\n"_s) && sends(page));
        page = open(refill);
        QVERIFY(page && read(page, u"code\nREST-1\nREST-2\n"_s) && sends(page));
        QCOMPARE(page->result().result().errors, 1);
        const auto firstJob = page->place();
        press(page, u"fixRest"_s);
        auto *rest = qobject_cast<ImportPage *>(window().currentPage());
        QVERIFY(rest && rest != page);
        const auto restPlace = rest->place();
        QTRY_COMPARE(rest->step(), 3);
        QTRY_COMPARE(rest->draft().state(), imports::ImportDraft::State::Checked);
        rest->draft().setCell(1, 0, u"REST-3"_s);
        rest->keepDraftChanges();
        QTRY_VERIFY(drafts().contains(restPlace.text()));
        const auto before = drafts().value(restPlace.text());
        QVERIFY(sends(rest));
        QVERIFY(!drafts().contains(restPlace.text()));
        const auto restJob = rest->place();
        QVERIFY(reconnect());
        // The tab shows the job, and the address of the remaining rows opens it too.
        const auto showsTheJob = [this, &restJob](const ui::PageAddress &place) {
            auto *again = open(place);
            return again && again->place() == restJob && !again->hasPendingChanges()
                && QTest::qWaitFor([again] { return again->step() == 6; });
        };
        QVERIFY(showsTheJob(restJob));
        QVERIFY(showsTheJob(restPlace));
        // Store both the job and the draft, as after a crash between the two writes.
        window().account().storage().drafts().keep(restPlace.text(), before.values);
        window().close(window().currentPage());
        QVERIFY(reconnect());
        QVERIFY(showsTheJob(restPlace));
        QTRY_VERIFY(!drafts().contains(restPlace.text()));
        // The first result also links to the job.
        auto *result = open(firstJob);
        QTRY_COMPARE(result->step(), 6);
        press(result, u"fixRest"_s);
        QCOMPARE(window().currentPage()->place(), restJob);
    }

    // The file with the rows is written again, and restoring the draft waits for it.
    void aDraftOfRemainingRowsIsRestored()
    {
        const ui::PageAddress refill{.page = u"new-import"_s,
                                     .values = {u"coupons"_s, couponSet().first}};
        auto *page = open(refill);
        QVERIFY(page && read(page, u"code\nLEFT-1\n"_s) && sends(page));
        page = open(refill);
        QVERIFY(page && read(page, u"code\nLEFT-1\nLEFT-2\n"_s) && sends(page));
        press(page, u"fixRest"_s);
        auto *rest = qobject_cast<ImportPage *>(window().currentPage());
        QVERIFY(rest && rest != page);
        QTRY_COMPARE(rest->draft().state(), imports::ImportDraft::State::Checked);
        const auto place = rest->place();
        rest->keepDraftChanges();
        QTRY_VERIFY(drafts().contains(place.text()));
        window().close(rest);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        rest = open(place);
        QVERIFY(rest);
        QTRY_COMPARE(rest->step(), 3);
        QTRY_COMPARE(rest->draft().state(), imports::ImportDraft::State::Checked);
        QVERIFY(!rest->draft().unusable());
        QCOMPARE(rest->draft().table()->rows(), 1);
        QVERIFY(headOf(rest).contains(u"Draft from"_s));
    }

    // Tests the same as above for a draft of any file.
    void aDraftWhoseJobIsStoredLeadsToTheJob()
    {
        const ui::PageAddress place{.page = u"new-import"_s};
        auto *page = open(place);
        QVERIFY(page && read(page, u"Email;Name\nonce@example.com;Ana\n"_s));
        page->keepDraftChanges();
        QTRY_VERIFY(drafts().contains(place.text()));
        const auto before = drafts().value(place.text());
        QVERIFY(sends(page));
        const auto job = page->place();
        QVERIFY(!drafts().contains(place.text()));
        window().account().storage().drafts().keep(place.text(), before.values);
        window().close(page);
        QVERIFY(reconnect());
        page = open(place);
        QTRY_VERIFY(!drafts().contains(place.text()));
        // The page shows the job, or nothing if the draft was deleted before it was opened.
        QTRY_VERIFY(page->place() == job || (!page->draft().table() && page->place() == place));
        QVERIFY(!page->hasPendingChanges());
    }

    // The job reads the final state of the import first, so that a list in the background does not
    // show the import as running.
    void aListInTheBackgroundHearsThatAnImportEnded()
    {
        m_fixture.reset();
        m_fixture = std::make_unique<support::WindowFixture>(
            practice::ServiceOptions{.contacts = 50, .requestsPerMinute = 0, .speed = 0.5});
        QVERIFY(m_fixture->connectTo());
        auto *page = open({.page = u"new-import"_s});
        QVERIFY(page && read(page, u"Email;Name\nonce@example.com;Ana\n"_s));
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), imports::ImportDraft::State::Checked);
        page->goTo(4);
        press(page, u"next"_s);
        QTRY_VERIFY(m_fixture->ledger().applied(catalogue::OperationId::CreateImport) > 0);
        auto *list = m_fixture->open({.page = u"imports"_s});
        QVERIFY(list);
        QTRY_COMPARE(list->badge().running, 1);
        window().open(page->place());
        QTRY_COMPARE_WITH_TIMEOUT(page->step(), 6, 20'000);
        QTRY_COMPARE_WITH_TIMEOUT(list->badge().running, 0, 2'000);
    }

    void restoredImportsAreMarkedAndCanBeDiscarded()
    {
        auto *page = open({.page = u"new-import"_s});
        QVERIFY(read(page, u"Email;Name\na@example.com;Ana\n"_s));
        QVERIFY(!page->findChild<ui::Button *>(u"startOver"_s)->isVisible());
        page->keepDraftChanges();
        window().close(page);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        page = open({.page = u"new-import"_s});
        QTRY_VERIFY(page->settled() && page->draft().table());
        QTRY_VERIFY2(headOf(page).contains(u"Draft from"_s), qPrintable(headOf(page)));
        press(page, u"startOver"_s);
        page = qobject_cast<ImportPage *>(window().currentPage());
        QVERIFY(page && !page->draft().table());
        QCOMPARE(page->step(), 0);
        QVERIFY(window().parts().status->offersUndo());
        window().parts().status->runUndo();
        page = qobject_cast<ImportPage *>(window().currentPage());
        QTRY_VERIFY(page->draft().table());
        QCOMPARE(page->draft().table()->columns, (QStringList{u"Email"_s, u"Name"_s}));
    }
};

STOREDESK_TEST(TestUnfinishedImports)

} // namespace tst_unfinishedimports

#include "tst_unfinishedimports.moc"
