// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/sending.h"
#include "support/stubpage.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "account/accountfields.h"
#include "exports/contactmirrorupdater.h"
#include "imports/recipe.h"
#include "imports/valuechange.h"
#include "ui/imports/importpage.h"
#include "ui/imports/importresultstep.h"
#include "ui/jobs/bulkpage.h"
#include "ui/jobs/jobcheckstep.h"
#include "ui/theme/windowlanguage.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QTemporaryDir>

namespace tst_constants {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::ui;
using enum catalogue::OperationId;
using storedesk::imports::ImportDraft;
using storedesk::ui::imports::ImportPage;
using storedesk::ui::jobs::BulkPage;
using storedesk::ui::jobs::JobCheckStep;

// Tests fields that get the same value in all rows of a bulk job or an import.
class TestConstants final : public QObject
{
    Q_OBJECT

private:
    static constexpr auto newsletter = "_newsletterSubscriptionStatus"_L1;

    // Provides the English plural forms.
    WindowLanguage m_language;
    std::unique_ptr<support::PageFixture> m_fixture;
    QTemporaryDir m_folder;

    [[nodiscard]] support::PageFixture &host() { return *m_fixture; }
    void press(QWidget *in, const QString &name)
    {
        auto *button = in->findChild<QAbstractButton *>(name);
        QVERIFY2(button, qPrintable(name));
        QTRY_VERIFY2(button->isVisible() && button->isEnabled(), qPrintable(name));
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
    }
    // Adds a newsletter status with the dialog.
    void addStatus(QWidget *page, const QString &status)
    {
        press(page, u"addConstant"_s);
        QTRY_VERIFY(host().dialog());
        // A value is required.
        host().click(u"useConstant"_s);
        QVERIFY(host().dialog()->isVisible());
        host().choose(u"constantField"_s, u"Newsletter"_s);
        host().choose(newsletter, status);
        host().click(u"useConstant"_s);
        auto *entry = page->findChild<QAbstractButton *>(u"constant:"_s + newsletter);
        QVERIFY(entry);
        QCOMPARE(entry->text(), u"Newsletter = %1"_s.arg(status));
    }
    BulkPage *bulkColumns()
    {
        auto *page = host().show(new BulkPage(
            host(), {u"bulk"_s, {QString(catalogue::operation(PatchContactByEmail).name)}}));
        page->paste(u"email;points\np1@example.org;10\np2@example.org;20\np3@example.org;30\n"_s);
        (void)QTest::qWaitFor([&] { return page->draft().table() != nullptr; });
        page->goTo(2);
        return page;
    }
    static bool reviewed(BulkPage *page)
    {
        page->goTo(3);
        return QTest::qWaitFor([page] {
            return page->step() == 4
                && page->draft().state() == storedesk::jobs::BulkDraft::State::Checked;
        });
    }
    ImportPage *importColumns()
    {
        QFile file(m_folder.filePath(u"leads.csv"_s));
        if (!file.open(QIODevice::WriteOnly))
            return nullptr;
        file.write("Email;Nombre\nann@example.org;Ann\nbob@example.org;Bob\n");
        file.close();
        auto *page = host().show(new ImportPage(host(), {.page = u"new-import"_s}));
        page->openFile(file.fileName());
        (void)QTest::qWaitFor([&] { return page->settled() && page->draft().table(); });
        page->goTo(2);
        return page;
    }
    [[nodiscard]] QString statusOf(const QString &email)
    {
        return support::replyTo(host(), {.operation = GetContactByEmail, .values = {email}})
            .value(newsletter)
            .toString();
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::PageFixture>(
            support::storeWith(5),
            support::PageFixture::profile(support::PageFixture::Guard::Free));
    }
    void cleanup() { m_fixture.reset(); }

    void aBulkJobSendsTheSameValueInAllRows()
    {
        auto *page = bulkColumns();
        addStatus(page, u"Subscribed"_s);
        QVERIFY(reviewed(page));
        const auto first = page->draft().verdict().first;
        QVERIFY2(first.front().words.contains("Newsletter: Subscribed"_L1),
                 qPrintable(first.front().words));
        press(page, u"next"_s);
        QTRY_COMPARE(host().applied(PatchContactByEmail,
                                    {{newsletter, u"subscribed"_s}, {"_points"_L1, 20}}),
                     1);
        QTRY_COMPARE(host().ledger().applied(PatchContactByEmail), 3);
        QCOMPARE(statusOf(u"p3@example.org"_s), u"subscribed"_s);
    }

    // The next dialog starts with the input of the cancelled one.
    void escapeKeepsTheInput()
    {
        auto *page = bulkColumns();
        press(page, u"addConstant"_s);
        QTRY_VERIFY(host().dialog());
        host().choose(u"constantField"_s, u"Newsletter"_s);
        host().choose(newsletter, u"Subscribed"_s);
        QTest::keyClick(host().dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!host().dialog());
        QVERIFY(!page->findChild<QAbstractButton *>(u"constant:"_s + newsletter));
        press(page, u"addConstant"_s);
        QTRY_VERIFY(host().dialog());
        QCOMPARE(host().find<QComboBox>(u"constantField"_s)->currentText(), u"Newsletter"_s);
        QCOMPARE(host().find<QComboBox>(newsletter)->currentText(), u"Subscribed"_s);
        host().click(u"useConstant"_s);
        const auto entry = [page] {
            return page->findChild<QAbstractButton *>(u"constant:"_s + newsletter);
        };
        QTRY_VERIFY(entry());
        QCOMPARE(entry()->text(), u"Newsletter = Subscribed"_s);
        // Also for a value that is changed.
        press(page, u"constant:"_s + newsletter);
        QTRY_VERIFY(host().dialog());
        host().choose(newsletter, u"Unsubscribed"_s);
        QTest::keyClick(host().dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!host().dialog());
        QCOMPARE(entry()->text(), u"Newsletter = Subscribed"_s);
        press(page, u"constant:"_s + newsletter);
        QTRY_VERIFY(host().dialog());
        QCOMPARE(host().find<QComboBox>(newsletter)->currentText(), u"Unsubscribed"_s);
    }

    void listsAreChangedInTheContactsOfTheFile_data()
    {
        QTest::addColumn<bool>("import");
        QTest::newRow("bulk job") << false;
        QTest::newRow("import") << true;
    }
    // Adding a value to a list needs the current values of each contact.
    void listsAreChangedInTheContactsOfTheFile()
    {
        QFETCH(const bool, import);
        m_fixture = std::make_unique<support::PageFixture>(
            practice::ServiceOptions{.contacts = 5, .requestsPerMinute = 0, .speed = 10},
            support::PageFixture::profile(support::PageFixture::Guard::Free));
        auto *page = import ? static_cast<QWidget *>(importColumns()) : bulkColumns();
        auto &fields = host().account().contactFields();
        QTRY_COMPARE(fields.state(), account::AccountFields::State::Ready);
        const auto rules = fields.contactRules(catalogue::FieldLocation::PatchByEmail).rules;
        const auto list = std::ranges::find_if(rules, storedesk::imports::isList);
        QVERIFY(list != rules.end());
        const auto ask = [&] {
            press(page, u"addConstant"_s);
            QTRY_VERIFY(host().dialog());
            host().choose(u"constantField"_s, u"Newsletter"_s);
            QVERIFY(!host().find<QAbstractButton>(u"changeLists"_s)->isVisible());
            auto *field = host().find<QComboBox>(u"constantField"_s);
            field->setCurrentIndex(field->findData(list->key));
            host().click(u"changeLists"_s);
        };
        auto &mirror = host().workspace().contactMirror();
        QTRY_VERIFY(mirror.isReady());
        mirror.turnOn();
        QTRY_VERIFY_WITH_TIMEOUT(mirror.hasCopy() && !mirror.isMaking(), 60'000);
        support::StubPage opened(host(), u"stub"_s);
        host().setOpenedPage(&opened);
        ask();
        QTRY_COMPARE(opened.restricted.size(), import ? 2 : 3);
        QVERIFY(opened.restricted.contains(import ? u"ann@example.org"_s : u"p2@example.org"_s));
        QCOMPARE(host().opened().last().page, u"contacts"_s);
        host().setOpenedPage(nullptr);
    }

    // A column can be replaced by a constant, which is removed again if the column is chosen.
    void aConstantReplacesAColumn()
    {
        auto *page = bulkColumns();
        page->draft().setConstants({{.key = u"_points"_s, .text = u"7"_s}});
        QVERIFY(reviewed(page));
        QVERIFY(page->draft().verdict().first.front().words.contains("Points: 7"_L1));
        page->goTo(2);
        page->draft().setChoice(
            1, {.use = storedesk::jobs::ColumnAssignment::Use::Field, .field = u"_points"_s});
        QVERIFY(page->draft().plan().constants.empty());
        QVERIFY(reviewed(page));
        QVERIFY(page->draft().verdict().first.front().words.contains("Points: 10"_L1));
    }

    // Rows of contacts that were not selected are left out.
    void aBulkJobChangesOnlyTheSelectedContacts()
    {
        auto *page = bulkColumns();
        page->restrictTo({u"P2@example.org"_s});
        QCOMPARE(page->step(), 1);
        page->goTo(2);
        QVERIFY(reviewed(page));
        QCOMPARE(page->draft().verdict().toSend(), 1);
        QCOMPARE(page->draft().verdict().others, 2);
        const auto words =
            page->findChild<JobCheckStep *>()->findChild<QLabel *>(u"checkSum"_s)->text();
        QVERIFY2(
            words.endsWith("Only the 1 selected records are changed. 2 other rows left out."_L1),
            qPrintable(words));
        press(page, u"next"_s);
        QTRY_COMPARE(host().applied(PatchContactByEmail, {{"_points"_L1, 20}}), 1);
        QCOMPARE(host().ledger().received(PatchContactByEmail), 1);
    }

    void anImportSendsTheSameValueInAllRows()
    {
        auto *page = importColumns();
        QVERIFY(page);
        addStatus(page, u"Unsubscribed"_s);
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        QCOMPARE(page->draft().result().good, 2);
        // A recipe stores the constant.
        const auto recipe = storedesk::imports::Recipe::of(page->draft(), u"Leads"_s);
        const auto again = storedesk::imports::Recipe::fromJson(recipe.toJson());
        QVERIFY(again);
        QCOMPARE(again->settings.constants, page->draft().settings().constants);
        page->goTo(4);
        press(page, u"next"_s);
        QTRY_COMPARE_WITH_TIMEOUT(page->step(), 6, 20'000);
        QTRY_VERIFY(page->result().settled());
        QCOMPARE(page->result().result().success, 2);
        QCOMPARE(statusOf(u"ann@example.org"_s), u"unsubscribed"_s);
        QCOMPARE(statusOf(u"bob@example.org"_s), u"unsubscribed"_s);
    }

    void aConstantIsChangedAndRemoved()
    {
        auto *page = importColumns();
        addStatus(page, u"Unsubscribed"_s);
        press(page, u"constant:"_s + newsletter);
        QTRY_VERIFY(host().dialog());
        host().choose(newsletter, u"Subscribed"_s);
        host().click(u"useConstant"_s);
        QCOMPARE(page->draft().settings().constants.front().text, u"subscribed"_s);
        press(page, u"removeConstant:"_s + newsletter);
        QVERIFY(page->draft().settings().constants.empty());
    }
};

STOREDESK_TEST(TestConstants)

} // namespace tst_constants

#include "tst_constants.moc"
