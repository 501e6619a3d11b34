// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/fastclock.h"
#include "support/pagefixture.h"
#include "support/sending.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "account/accountfields.h"
#include "exports/contactmirrorupdater.h"
#include "imports/importlaunch.h"
#include "ui/lookups/lookuppage.h"
#include "ui/tables/searchfield.h"
#include "ui/tables/tableview.h"
#include "ui/theme/windowlanguage.h"
#include "ui/widgets/button.h"
#include "ui/widgets/statepane.h"
#include "workspace/workspace.h"

#include <QDir>
#include <QHeaderView>
#include <QLabel>
#include <QTemporaryDir>

namespace tst_importedcontacts {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::ui;
using namespace storedesk::ui::lookups;
using enum catalogue::OperationId;
using importcheck::Policy;
using storedesk::exports::ContactMirrorUpdater;
using storedesk::imports::ImportDraft;

// Tests the offline copy of the contacts after a file with contacts was imported.
class TestImportedContacts final : public QObject
{
    Q_OBJECT

private:
    // The contacts are Ana, Berta and 30 others.
    static constexpr int people = 32;

    // Loads the plural forms.
    WindowLanguage m_language;
    support::FastClock m_clock;
    std::optional<support::PageFixture> m_fixture;
    LookupPage *m_page = nullptr;
    QTemporaryDir m_files;

    void patch(const QString &email, const QJsonObject &body)
    {
        support::sendAndWait(*m_fixture,
                             {.operation = PatchContactByEmail, .values = {email}, .body = body});
    }

    [[nodiscard]] ContactMirrorUpdater &atHand() { return m_fixture->workspace().contactMirror(); }
    [[nodiscard]] storedesk::jobs::JobManager &jobManager()
    {
        return m_fixture->workspace().jobManager();
    }
    template <typename Widget>
    [[nodiscard]] Widget *find(const QString &name) const
    {
        auto *found = m_page->findChild<Widget *>(name);
        if (!found)
            qFatal("no %s", qPrintable(name));
        return found;
    }
    [[nodiscard]] TableView *table() const { return find<TableView>(u"everybody"_s); }
    [[nodiscard]] QString found() const { return find<QLabel>(u"everybodyFound"_s)->text(); }
    [[nodiscard]] QString age() const { return find<QLabel>(u"copyAge"_s)->text(); }

    // Returns the points that the list shows for a contact, or "?" if the contact is not in the
    // list.
    [[nodiscard]] QString pointsOf(const QString &email) const
    {
        const auto *model = table()->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->index(row, 1).data().toString() == email)
                return model->index(row, 4).data().toString();
        }
        return u"?"_s;
    }

    [[nodiscard]] std::unique_ptr<ImportDraft> checked(const QByteArray &bytes, Policy policy)
    {
        QFile file(m_files.filePath(u"people.csv"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("no file");
        file.close();
        auto &fields = m_fixture->account().contactFields();
        fields.need();
        (void)QTest::qWaitFor([&] { return !fields.definitions().isEmpty(); });
        auto draft = std::make_unique<ImportDraft>(
            m_clock, ImportDraft::Places{.temporary = m_files.path(), .memory = {}});
        importcheck::ImportSettings settings{.contactFields = fields.definitions()};
        settings.policy = policy;
        draft->setSettings(settings);
        draft->openFile(file.fileName());
        (void)QTest::qWaitFor([&] { return draft->state() == ImportDraft::State::Read; });
        draft->check();
        (void)QTest::qWaitFor([&] { return draft->state() == ImportDraft::State::Checked; });
        return draft;
    }

    void importFile(const QByteArray &bytes, Policy policy = Policy::Overwrite)
    {
        const auto draft = checked(bytes, policy);
        QCOMPARE(draft->state(), ImportDraft::State::Checked);
        storedesk::imports::ImportLaunch launch(jobManager());
        QString id;
        connect(&launch, &storedesk::imports::ImportLaunch::begun, this,
                [&id](const QString &begun) { id = begun; });
        launch.start(*draft);
        QTRY_VERIFY(!id.isEmpty());
        QTRY_VERIFY(jobManager().find(id)
                    && jobManager().find(id)->head.state == journal::JobState::Done
                    && !jobManager().runOf(id));
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace(
            practice::ServiceOptions{.contacts = people - 2, .requestsPerMinute = 0, .speed = 10},
            profiles::Profile{.id = u"test"_s,
                              .name = u"Casa Oliva"_s,
                              .address = {},
                              .colour = u"teal"_s,
                              .requestsPerMinute = 0},
            nullptr, &m_clock);
        patch(u"ana@example.com"_s,
              {{"_externalId"_L1, u"ANA/1"_s}, {"_name"_L1, u"Ana"_s}, {"_points"_L1, 1250}});
        patch(u"berta@example.com"_s, {{"_externalId"_L1, u"BERTA/1"_s}, {"_points"_L1, 20}});
        m_page = m_fixture->show(
            static_cast<LookupPage *>(LookupPage::make(*m_fixture, {.page = u"contacts"_s})));
        QTRY_VERIFY(atHand().isReady());
        QTest::keyClick(find<QAbstractButton>(u"contactsAtHand"_s), Qt::Key_Space);
        QTest::keyClick(table()->findChild<StatePane *>()->mainButton(), Qt::Key_Space);
        QTRY_VERIFY(atHand().hasCopy() && !atHand().isMaking());
        QTRY_COMPARE(found(), u"%1 of %1"_s.arg(people));
    }
    void cleanup() { m_fixture.reset(); }

    void createdAndChangedContactsAreShown()
    {
        // Sort by address before the import.
        auto *header = table()->horizontalHeader();
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                          QPoint(header->sectionViewportPosition(1) + 20, header->height() / 2));
        QTRY_COMPARE(header->sortIndicatorSection(), 1);
        const auto reads = m_fixture->ledger().received(GetContactByEmail);
        // The third row has Berta's address with another external id, so the service rejects it.
        importFile("_email,_externalId,_points\n"
                   "new@example.com,NEW/1,77\n"
                   "ana@example.com,ANA/1,1999\n"
                   "berta@example.com,OTHER/1,3000\n");
        QTRY_COMPARE(found(), u"%1 of %1"_s.arg(people + 1));
        QTRY_COMPARE(pointsOf(u"new@example.com"_s), u"77"_s);
        QTRY_COMPARE(pointsOf(u"ana@example.com"_s), u"1,999"_s);
        QCOMPARE(pointsOf(u"berta@example.com"_s), u"20"_s);
        QVERIFY2(age().contains(u"2 of them have values imported since then."_s),
                 qPrintable(age()));
        QVERIFY2(!age().contains(u"not in this copy"_s), qPrintable(age()));
        QCOMPARE(m_fixture->ledger().received(GetContactByEmail), reads);
        // The next copy has the values from the service.
        QTest::keyClick(find<QAbstractButton>(u"updateCopy"_s), Qt::Key_Space);
        QTRY_COMPARE(m_fixture->ledger().applied(CreateExport), 2);
        QTRY_VERIFY(!atHand().isMaking() && !age().contains(u"as imported"_s));
        QTRY_COMPARE(found(), u"%1 of %1"_s.arg(people + 1));
        QTRY_COMPARE(pointsOf(u"ana@example.com"_s), u"1,999"_s);
    }

    void contactsThatAreLeftAloneKeepTheirValues()
    {
        importFile("_email,_points\nnew@example.com,77\nana@example.com,1999\n",
                   Policy::LeaveExisting);
        QTRY_COMPARE(found(), u"%1 of %1"_s.arg(people + 1));
        QTRY_COMPARE(pointsOf(u"new@example.com"_s), u"77"_s);
        QTRY_COMPARE(pointsOf(u"ana@example.com"_s), u"1,250"_s);
        QVERIFY2(age().contains(u"1 of them has values imported since then."_s), qPrintable(age()));
    }

    // The documentation does not say which of the rows takes precedence.
    void rowsOfOneContactAreCountedAndNotShown()
    {
        importFile("_email,_points\nnew@example.com,77\nana@example.com,1\nANA@example.com,2\n");
        QTRY_COMPARE(found(), u"%1 of %1"_s.arg(people + 1));
        QTRY_COMPARE(pointsOf(u"ana@example.com"_s), u"1,250"_s);
        QVERIFY2(age().contains(u"2 imported row"_s), qPrintable(age()));
    }

    void deletedContactsStayOut()
    {
        importFile("_email,_points\nnew@example.com,77\n");
        QTRY_COMPARE(found(), u"%1 of %1"_s.arg(people + 1));
        support::sendAndWait(*m_fixture,
                             {.operation = DeleteContactByEmail, .values = {u"new@example.com"_s}});
        QTRY_COMPARE(found(), u"%1 of %1"_s.arg(people));
        QTRY_VERIFY(!age().contains(u"as imported"_s));
    }

    // The import ends in a program that does not update the copy on screen, such as the command
    // line.
    void theNextStartShowsAnEarlierImport()
    {
        const auto copy = QDir(m_fixture->account().folder()).filePath(u"contacts"_s);
        const auto aside = copy + u".aside"_s;
        const auto asked = atHand().known().asked;
        QVERIFY(asked.isValid());
        QVERIFY(QDir().rename(copy, aside));
        importFile("_email,_points\nnew@example.com,77\n");
        QVERIFY(!QDir(copy).exists() || QDir(copy).removeRecursively());
        QVERIFY(QDir().rename(aside, copy));
        account::Account later(m_fixture->account().profile(), m_fixture->service().apiKey(),
                               m_clock, QFileInfo(m_fixture->account().folder()).path());
        workspace::Workspace laterWorkspace(later);
        auto &again = laterWorkspace.contactMirror();
        QTRY_COMPARE(again.known().count, people + 1);
        QCOMPARE(again.known().imports.contacts, 1);
        QCOMPARE(again.known().asked, asked);
    }
};

STOREDESK_TEST(TestImportedContacts)

} // namespace tst_importedcontacts

#include "tst_importedcontacts.moc"
