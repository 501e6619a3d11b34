// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/files/fieldtitles.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "catalogue/field.h"
#include "catalogue/key.h"
#include "catalogue/titlesearch.h"
#include "sheet/sheet.h"
#include "ui/files/activitycolumns.h"
#include "ui/host/pagehost.h"
#include "ui/theme/theme.h"

#include <algorithm>

namespace storedesk::ui::files {

namespace key = catalogue::key;

FieldTitles::FieldTitles(sheet::Sheet &sheet, PageHost &host, QObject *parent)
    : QObject(parent)
    , m_sheet(sheet)
    , m_host(host)
{
    connect(&sheet, &sheet::Sheet::stateChanged, this, &FieldTitles::renew);
    connect(&host.theme(), &Theme::technicalNamesChanged, this, &FieldTitles::renew);
    // There may be no account, because files can be opened without one.
    if (host.hasAccount())
        connect(&host.account().contactFields(), &account::AccountFields::changed, this,
                &FieldTitles::renew);
}

// Returns true for contact exports, which are recognised by their column names.
bool FieldTitles::isOfContacts() const
{
    return std::ranges::any_of(m_sheet.columns(), [](const sheet::SheetColumn &column) {
        return column.name == key::contact::email || column.name == key::contact::externalId;
    });
}

void FieldTitles::renew()
{
    QHash<QString, QString> titles;
    QHash<QString, QStringList> labels;
    if (isOfContacts()) {
        for (const auto &row : catalogue::fieldsOf(catalogue::Resource::Contact))
            labels.insert(
                row.key,
                catalogue::titlesInAllLanguages(catalogue::Resource::Contact, QString(row.key)));
    }
    if (m_host.hasAccount() && isOfContacts() && !m_host.theme().technicalNames()) {
        auto &fields = m_host.account().contactFields();
        fields.need();
        for (const auto place : {catalogue::FieldLocation::Answer, catalogue::FieldLocation::Csv}) {
            for (const auto &rule : fields.contactRules(place).rules)
                titles.insert(rule.key, rule.title);
        }
    }
    if (areActivities(sheet::namesOf(m_sheet.columns())) && !m_host.theme().technicalNames())
        titles.insert(activityTitles());
    m_sheet.readings().setTitles(titles, labels);
}

} // namespace storedesk::ui::files
