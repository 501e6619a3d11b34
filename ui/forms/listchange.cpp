// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/listchange.h"

#include "base/background.h"
#include "exports/contactmirrorupdater.h"
#include "importcheck/importtable.h"
#include "ui/host/page.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "workspace/workspace.h"

#include <QCoreApplication>
#include <QDir>

namespace storedesk::ui::forms {

namespace {

struct ListChangeWords
{
    Q_DECLARE_TR_FUNCTIONS(ListChange)
};

// The limit of the actions for selected contacts.
constexpr qsizetype mostContacts = 50'000;

base::Result<QStringList> keysIn(const ContactColumn &table, const QString &temporaryFolder)
{
    base::Progress progress;
    const auto opened =
        importcheck::ImportTable::open(table.path, table.reading, temporaryFolder, progress);
    if (!opened)
        return tl::unexpected(opened.error());
    const auto counted = opened->counted(progress);
    if (!counted)
        return tl::unexpected(counted.error());
    const auto texts = counted->texts(*table.column, false, mostContacts, progress);
    if (!texts)
        return tl::unexpected(texts.error());
    QStringList keys;
    for (const auto &text : *texts) {
        if (const auto key = text.text.trimmed(); !key.isEmpty())
            keys.append(key);
    }
    return keys;
}

} // namespace

void selectContactsOf(PageHost &host, const ContactColumn &table, QObject *context)
{
    if (!table.column)
        return host.tell(
            ListChangeWords::tr("First choose the column that identifies the contacts."));
    if (!host.workspace().contactMirror().hasCopy())
        return host.tell(ListChangeWords::tr(
            "This needs the offline copy of your contacts, which has the current values. Create it "
            "with “All contacts…” in Contacts."));
    const auto folder =
        host.temporaryFolder().isEmpty() ? QDir::tempPath() : host.temporaryFolder();
    base::inBackground([table, folder] { return keysIn(table, folder); }, context,
                       [&host](const base::Result<QStringList> &keys) {
                           if (!keys)
                               return host.tell(keys.error().what);
                           if (auto *page = host.open({.page = pageid::contacts}))
                               page->restrictTo(*keys);
                           host.tell(ListChangeWords::tr(
                               "The contacts in the file are selected. Choose “Set a value…”, then "
                               "the field and whether to add or remove values."));
                       });
}

} // namespace storedesk::ui::forms
