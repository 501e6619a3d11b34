// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/manualclock.h"
#include "support/pagefixture.h"
#include "support/sending.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "storage/drafts.h"
#include "ui/forms/fieldeditor.h"
#include "ui/forms/fieldform.h"
#include "ui/pages/pagetable.h"
#include "ui/widgets/notice.h"

#include <QLabel>
#include <QLineEdit>

#include <optional>

namespace tst_formdrafts {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace std::chrono_literals;

// Unsent input in forms and edits is stored, and is reported as stored only once it is on disk.
class TestFormDrafts final : public QObject
{
    Q_OBJECT

private:
    std::optional<support::ManualClock> m_clock;
    std::optional<support::PageFixture> m_fixture;
    ui::Page *m_page = nullptr;

    // If the id is too long for a folder name, the account's storage is unavailable.
    void start(const QString &id = u"test"_s)
    {
        m_fixture.emplace(practice::ServiceOptions{.contacts = 5, .requestsPerMinute = 0},
                          profiles::Profile{.id = id,
                                            .name = u"Casa Oliva"_s,
                                            .address = {},
                                            .guard = profiles::ProtectionLevel::Confirm,
                                            .requestsPerMinute = 0},
                          std::unique_ptr<practice::Handler>(), &*m_clock);
        QTRY_VERIFY(m_fixture->account().storage().ready());
        QVERIFY(support::sendAndWait(*m_fixture,
                                     {.operation = catalogue::OperationId::PatchContactByEmail,
                                      .values = {u"ann@example.org"_s},
                                      .body = QJsonObject{{u"_name"_s, u"Ann"_s}}}));
    }

    void open(const ui::PageAddress &place)
    {
        m_page = m_fixture->show(ui::pages::pageRow(place.page)->make(*m_fixture, place));
        m_page->refresh();
        QTRY_VERIFY(m_page->settled());
        if (place.page == "contact"_L1)
            m_page->edit();
        QTRY_VERIFY(field());
    }

    [[nodiscard]] QLineEdit *field() const
    {
        // Delete a replaced form now. Otherwise it would be deleted in the next event loop
        // iteration.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        const auto *form = m_page->findChild<ui::forms::FieldForm *>();
        auto *editor = form ? form->editor(u"_name"_s) : nullptr;
        return editor ? editor->findChild<QLineEdit *>() : nullptr;
    }

    [[nodiscard]] QString keptName()
    {
        const auto drafts = m_fixture->account().storage().drafts().all();
        const auto values = drafts.value(m_page->place().text()).values;
        return values.contains(u"fields"_s) ? values[u"fields"_s][u"_name"_s].toString()
                                            : values[u"_name"_s].toString();
    }

    static void forms()
    {
        QTest::addColumn<QStringList>("place");
        QTest::newRow("a new contact") << QStringList{u"new-contact"_s};
        QTest::newRow("an edit") << QStringList{u"contact"_s, u"email"_s, u"ann@example.org"_s};
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_clock.emplace();
    }
    void cleanup()
    {
        m_fixture.reset();
        m_clock.reset();
    }

    void inputIsStoredEveryThreeSecondsWhileTyping_data() { forms(); }
    void inputIsStoredEveryThreeSecondsWhileTyping()
    {
        QFETCH(const QStringList, place);
        start();
        open({.page = place.first(), .values = place.mid(1)});
        field()->setFocus();
        field()->selectAll();
        QString typed;
        // The user types for 12 seconds without a pause.
        for (int key = 0; key < 48; ++key) {
            QTest::keyClick(field(), Qt::Key_A);
            typed += u'a';
            m_clock->advance(250ms);
            // At most the last three seconds of typing are missing.
            QVERIFY2(keptName().size() + 12 >= typed.size(), qPrintable(keptName()));
        }
        QVERIFY(!keptName().isEmpty());
        // The user pauses, so the whole input is stored.
        m_clock->advance(1s);
        QCOMPARE(keptName(), typed);
    }

    void onlyInputOnTheDiskIsReportedAsStored_data()
    {
        QTest::addColumn<bool>("works");
        QTest::newRow("it can be written") << true;
        QTest::newRow("it cannot") << false;
    }

    void onlyInputOnTheDiskIsReportedAsStored()
    {
        QFETCH(const bool, works);
        start(works ? u"test"_s : QString(300, u'x'));
        open({.page = u"new-contact"_s});
        field()->setFocus();
        QTest::keyClicks(field(), u"Ann"_s);
        m_clock->advance(1s);
        auto *said = m_page->findChild<QLabel *>(u"draft"_s);
        // The write has not been confirmed yet.
        QCOMPARE(said->text(), QString());
        QTRY_VERIFY(!said->text().isEmpty());
        QCOMPARE(said->text().startsWith(u"Draft saved"_s), works);
        auto *notice = m_page->findChild<ui::Notice *>(u"notice"_s);
        QCOMPARE(notice->isVisible(), !works);
    }

    void unstoredEditsAreReported()
    {
        start(QString(300, u'x'));
        open({.page = u"contact"_s, .values = {u"email"_s, u"ann@example.org"_s}});
        field()->setFocus();
        QTest::keyClicks(field(), u"a"_s);
        m_clock->advance(1s);
        auto *notice = m_page->findChild<ui::Notice *>(u"notice"_s);
        QTRY_VERIFY(notice->isVisible());
        QVERIFY(notice->headline().contains(u"not being saved"_s));
    }
};

STOREDESK_TEST(TestFormDrafts)

} // namespace tst_formdrafts

#include "tst_formdrafts.moc"
