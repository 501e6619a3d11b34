// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/insightcases.h"
#include "support/mirrorfixture.h"
#include "support/pagefixture.h"
#include "support/stubpage.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "account/accountfields.h"
#include "base/utc.h"
#include "jobs/jobmanager.h"
#include "ui/host/pageid.h"

namespace tst_insightactions {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace insightcases;

// Changes the people behind a number: in the list of contacts, and directly.
class TestInsightActions final : public QObject
{
    Q_OBJECT

private:
    static constexpr auto newsletter = "_newsletterSubscriptionStatus"_L1;

    [[nodiscard]] support::PageFixture &host() { return m_fixture->host(); }
    [[nodiscard]] QString statusOf(const QString &email)
    {
        return m_fixture->contact(email).value(newsletter).toString();
    }
    [[nodiscard]] QString stored(const QString &name, const QByteArray &text)
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName()
                                                                                  : QString();
    }

    // Lists Ane and Cai, who bought. The list of contacts stays open behind the question.
    void listBuyers(const QByteArray &more = {})
    {
        sourceOf(host()).openFiles(
            {.activities = {stored(more.isEmpty() ? u"activities.csv"_s : u"more.csv"_s,
                                   "id,contactId,type,date,totalPrice\n"
                                   "a1,c1,purchase,2026-06-01T10:00:00.000Z,10.00\n"
                                   "a2,c3,purchase,2026-06-02T10:00:00.000Z,20.00\n"
                                   "a3,c2,login,2026-06-02T10:00:00.000Z,\n"
                                       + more)},
             .contacts = stored(u"contacts.csv"_s,
                                "id,_email\nc1,ane@zurriaga.example\nc2,bea@zurriaga.example\n"
                                "c3,cai@zurriaga.example\n"),
             .asOf = QDateTime({2026, 7, 1}, {0, 0}, base::utc)});
        m_question =
            std::make_unique<QuestionPage>(*insights::questionNamed(u"best-customers"), host());
        m_question->refresh();
        QTRY_VERIFY(m_question->settled());
        m_question->openPeople(u"all"_s, u"Buyers"_s);
        (void)idsOf(*m_question);
    }

    QTemporaryDir m_folder;
    std::optional<support::MirrorFixture> m_fixture;
    std::unique_ptr<QuestionPage> m_question;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace(10);
        for (const auto &email :
             {u"ane@zurriaga.example"_s, u"bea@zurriaga.example"_s, u"cai@zurriaga.example"_s})
            m_fixture->patch(email, {{newsletter, u"none"_s}, {u"_name"_s, u"Zoe"_s}});
        m_fixture->open(3);
        listBuyers();
    }
    void cleanup()
    {
        host().setOpenedPage(nullptr);
        m_question.reset();
        m_fixture.reset();
    }

    void aValueIsSetForThePeopleBehindANumber()
    {
        QCOMPARE(idsOf(*m_question), (QStringList{u"c1"_s, u"c3"_s}));
        host().setOpenedPage(m_fixture->page());
        m_question->findChild<QAbstractButton *>(u"openInContacts"_s)->click();
        QCOMPARE(host().opened().last(), (ui::PageAddress{.page = ui::pageid::contacts}));
        QTRY_COMPARE(m_fixture->selectionWords().section(u' ', 0, 0), u"2"_s);
        m_fixture->act(u"contactsSetValue"_s);
        QTRY_COMPARE(host().account().contactFields().state(),
                     account::AccountFields::State::Ready);
        host().choose(u"assignField0"_s, u"Newsletter"_s);
        host().choose(newsletter, u"Unsubscribed"_s);
        QTRY_COMPARE(host().find<QAbstractButton>(u"changePart1"_s)->text(), u"Will change 2"_s);
        host().click(u"setValues"_s);
        QTRY_COMPARE_WITH_TIMEOUT(statusOf(u"cai@zurriaga.example"_s), u"unsubscribed"_s, 20'000);
        QTRY_COMPARE(statusOf(u"ane@zurriaga.example"_s), u"unsubscribed"_s);
        QCOMPARE(statusOf(u"bea@zurriaga.example"_s), u"none"_s);
        QTRY_VERIFY(
            std::ranges::all_of(host().workspace().jobManager().jobs(), [](const auto &job) {
                return job.head.state == journal::JobState::Done;
            }));
    }

    // The email of people without a name is in its own column only. The data states no currency.
    void peopleWithoutANameShowTheirEmailOnce()
    {
        const auto &row = m_question->view().rows.at(0);
        QCOMPARE(row[0].text, u"No name"_s);
        QCOMPARE(row[0].contact, u"cai@zurriaga.example"_s);
        QCOMPARE(row[1].text, u"cai@zurriaga.example"_s);
        QCOMPARE(m_question->view().chart.columns.first(), u"cai@zurriaga.example"_s);
        QVERIFY(m_question->findChild<QLabel *>(u"balance"_s)
                    ->text()
                    .endsWith(u"\nAmounts in the currency of the store"_s));
    }

    // Without an export of contacts, the offline copy names the buyers.
    void theOfflineCopyNamesTheBuyers()
    {
        const auto bea = u"bea@zurriaga.example"_s;
        const auto id = m_fixture->contact(bea).value(u"id"_s).toString();
        QVERIFY(!id.isEmpty());
        sourceOf(host()).openFiles(
            {.activities = {stored(u"alone.csv"_s,
                                   "id,contactId,type,date,totalPrice\na1," + id.toUtf8()
                                       + ",purchase,2026-06-01T10:00:00.000Z,10.00\n")},
             .asOf = QDateTime({2026, 7, 1}, {0, 0}, base::utc)});
        m_question =
            std::make_unique<QuestionPage>(*insights::questionNamed(u"best-customers"), host());
        m_question->refresh();
        QTRY_VERIFY(m_question->settled());
        const auto &row = m_question->view().rows.at(0);
        QVERIFY2(row[0].text.startsWith(u"Zoe"_s), qPrintable(row[0].text));
        QCOMPARE(row[1].text, bea);
        m_question->openPeople(u"all"_s, u"Buyers"_s);
        QCOMPARE(idsOf(*m_question), QStringList{id});
        const auto &person = m_question->findChild<PeoplePanel *>()->people().rowAt(0);
        QCOMPARE(person.email, bea);
        QVERIFY(person.name.startsWith(u"Zoe"_s));
    }

    void anEventIsSentToThePeopleBehindANumber()
    {
        support::StubPage opened(host(), u"stub"_s);
        host().setOpenedPage(&opened);
        m_question->findChild<QAction *>(u"selectionEvent"_s)->trigger();
        QCOMPARE(host().opened().last().values, QStringList{u"createCustomEventByAlias"_s});
        QCOMPARE(opened.pasted, u"_email\nane@zurriaga.example\ncai@zurriaga.example"_s);
        QVERIFY(host().told().isEmpty());
        // A buyer without an email cannot receive the event.
        listBuyers("a4,c4,purchase,2026-06-03T10:00:00.000Z,30.00\n");
        m_question->findChild<QAction *>(u"selectionEvent"_s)->trigger();
        QCOMPARE(opened.pasted, u"_email\nane@zurriaga.example\ncai@zurriaga.example"_s);
        QCOMPARE(host().told(), QStringList{u"1 person without an email was left out."_s});
        host().setOpenedPage(nullptr);
    }
};

STOREDESK_TEST(TestInsightActions)

} // namespace tst_insightactions

#include "tst_insightactions.moc"
