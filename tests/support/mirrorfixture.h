// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/fastclock.h"
#include "support/pagefixture.h"
#include "support/sending.h"

#include "exports/contactmirrorupdater.h"
#include "ui/lookups/lookuppage.h"
#include "ui/tables/tableview.h"
#include "ui/theme/windowlanguage.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QLabel>

#include <algorithm>

namespace support {

// Shows the list of all contacts with its mirror. The store has seeded contacts and Ana, whose
// values are known.
class MirrorFixture final
{
public:
    using Guard = storedesk::profiles::ProtectionLevel;

    explicit MirrorFixture(int contacts = 30, Guard guard = Guard::Free, int requestsPerMinute = 0)
        : m_host(storedesk::practice::ServiceOptions{.contacts = contacts,
                                                     .requestsPerMinute = 0,
                                                     .speed = 10},
                 storedesk::profiles::Profile{.id = u"test"_s,
                                              .name = u"Casa Oliva"_s,
                                              .address = {},
                                              .colour = u"teal"_s,
                                              .guard = guard,
                                              .requestsPerMinute = requestsPerMinute},
                 nullptr, &m_clock)
        , m_contacts(contacts)
    { }
    ~MirrorFixture() { m_tester.reset(); }

    // Sets fields of a contact in the service.
    void patch(const QString &email, const QJsonObject &values)
    {
        const auto done =
            sendAndWait(m_host,
                        {.operation = storedesk::catalogue::OperationId::PatchContactByEmail,
                         .values = {email},
                         .body = values});
        QVERIFY(done);
    }
    // Returns the contact in the service.
    [[nodiscard]] QJsonObject contact(const QString &email)
    {
        return replyTo(
            m_host,
            {.operation = storedesk::catalogue::OperationId::GetContactByEmail, .values = {email}});
    }

    // Opens the list and creates the mirror. The argument is the number of contacts that the test
    // has created in addition to Ana.
    void open(int more = 0)
    {
        patch(u"ana@example.com"_s,
              {{QLatin1StringView("_externalId"), u"ANA/1"_s},
               {QLatin1StringView("_name"), u"Ana"_s},
               {QLatin1StringView("_surname"), u"Ñíguez"_s},
               {QLatin1StringView("_points"), 1250}});
        m_tester.reset();
        m_page = m_host.show(static_cast<storedesk::ui::lookups::LookupPage *>(
            storedesk::ui::lookups::LookupPage::make(m_host, {.page = u"contacts"_s})));
        m_tester.emplace(table()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QTRY_VERIFY(mirror().isReady());
        m_host.find<QAbstractButton>(u"contactsAtHand"_s)->click();
        mirror().turnOn();
        QTRY_VERIFY_WITH_TIMEOUT(mirror().hasCopy() && !mirror().isMaking(), 20'000);
        QTRY_COMPARE(table()->model()->rowCount(), m_contacts + 1 + more);
        QTRY_VERIFY(!cell(0, 1).isEmpty() || !cell(1, 1).isEmpty());
    }

    // Replaces the list with another page.
    template <typename Shown>
    Shown *show(Shown *page)
    {
        m_tester.reset();
        return m_host.show(page);
    }

    [[nodiscard]] PageFixture &host() { return m_host; }
    [[nodiscard]] storedesk::ui::lookups::LookupPage *page() const { return m_page; }
    [[nodiscard]] storedesk::exports::ContactMirrorUpdater &mirror()
    {
        return m_host.workspace().contactMirror();
    }
    [[nodiscard]] storedesk::ui::TableView *table() const
    {
        return m_page->findChild<storedesk::ui::TableView *>(u"everybody"_s);
    }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return table()->model()->index(row, column).data().toString();
    }
    void search(const QString &words, int matches)
    {
        m_host.type(u"everybodySearch"_s, words);
        QTRY_COMPARE(table()->model()->rowCount(), matches);
        QTRY_VERIFY(matches == 0 || !cell(matches - 1, 1).isEmpty()
                    || !cell(matches - 1, 0).isEmpty());
    }
    // Returns the text about the selection, or an empty text if nothing is selected.
    [[nodiscard]] QString selectionWords()
    {
        const auto *words = m_host.find<QLabel>(u"selectionCount"_s);
        return words->isVisible() ? words->text() : QString();
    }
    // Triggers an action for the selected contacts. Other tables of the page have disabled actions
    // with the same name.
    void act(const QString &name)
    {
        QAction *action = nullptr;
        const auto isFound = [this, &name, &action] {
            const auto all = m_page->findChildren<QAction *>(name);
            const auto found = std::ranges::find_if(all, &QAction::isEnabled);
            action = found == all.end() ? nullptr : *found;
            return action != nullptr;
        };
        QTRY_VERIFY2(isFound(), qPrintable(name));
        action->trigger();
    }
    // Returns the row of the contact with this email address, or -1 if the contact is not shown.
    [[nodiscard]] int rowOf(const QString &email) const
    {
        for (int row = 0; row < table()->model()->rowCount(); ++row) {
            if (cell(row, 1) == email)
                return row;
        }
        return -1;
    }

private:
    // Provides the English plural forms.
    storedesk::ui::WindowLanguage m_language;
    FastClock m_clock;
    PageFixture m_host;
    const int m_contacts;
    storedesk::ui::lookups::LookupPage *m_page = nullptr;
    std::optional<QAbstractItemModelTester> m_tester;
};

} // namespace support
