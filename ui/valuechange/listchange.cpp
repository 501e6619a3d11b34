// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/valuechange/listchange.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "base/background.h"
#include "csv/rowscanner.h"
#include "exports/contactmirrorupdater.h"
#include "exports/loadedcontacts.h"
#include "importcheck/importtable.h"
#include "ui/host/page.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/valuechange/loadcontactsdialog.h"
#include "ui/valuechange/setvaluedialog.h"
#include "workspace/workspace.h"

#include <QCoreApplication>
#include <QDir>
#include <QHash>

namespace storedesk::ui::valuechange {

using storedesk::exports::LoadedContacts;
using storedesk::exports::WantedContact;

namespace {

struct ListChangeWords
{
    Q_DECLARE_TR_FUNCTIONS(ListChange)
};

// The limit of the actions for selected contacts.
constexpr std::size_t mostContacts = 50000;

using Contacts = std::vector<WantedContact>;

// Returns the contacts in the order of the file, at most one more than the limit. Each is listed
// once.
base::Result<Contacts> contactsIn(const ContactColumn &table, const QString &temporaryFolder)
{
    base::Progress progress;
    const auto opened =
        importcheck::ImportTable::open(table.path, table.reading, temporaryFolder, progress);
    if (!opened)
        return tl::unexpected(opened.error());
    const auto counted = opened->counted(progress);
    if (!counted)
        return tl::unexpected(counted.error());
    Contacts contacts;
    QHash<QString, std::size_t> places;
    QByteArray scratch;
    const auto add = [&](const QString &key, qint64 row) {
        const auto place = places.constFind(key);
        if (place != places.cend())
            return contacts[*place].rows.push_back(row);
        places.insert(key, contacts.size());
        contacts.push_back({.key = key, .rows = {row}});
    };
    for (const auto &range : csv::rangesOf(counted->source)) {
        const auto read =
            csv::scan(counted->source, std::span(&range, 1), progress,
                      [&](const csv::RowRange &rows, csv::RowScanner &cells, int) {
                          cells.want(*table.column + 1);
                          for (auto row = rows.firstRow + 1; cells.next(); ++row) {
                              const auto key =
                                  QString::fromUtf8(cells.text(*table.column, scratch)).trimmed();
                              if (!key.isEmpty() && contacts.size() <= mostContacts)
                                  add(key, row);
                          }
                      });
        if (!read)
            return tl::unexpected(read.error());
    }
    return contacts;
}

void selectInCopy(PageHost &host, const Contacts &contacts)
{
    QStringList keys;
    for (const auto &contact : contacts)
        keys.append(contact.key);
    if (auto *page = host.open({.page = pageid::contacts}))
        page->restrictTo(keys);
    host.tell(ListChangeWords::tr(
        "The contacts in the file are selected. Choose “Set a value…”, then the field and whether "
        "to add or remove values."));
}

void lookUp(PageHost &host, const Contacts &contacts, const QString &keyField, const QString &field,
            const QString &folder)
{
    auto &account = host.account();
    const auto rules = account.contactFields().contactRules(catalogue::FieldLocation::PatchByEmail);
    auto *dialog =
        new LoadContactsDialog(host,
                               std::make_unique<LoadedContacts>(account.session(), host.clock(),
                                                                folder, contacts, keyField, rules));
    QObject::connect(dialog, &LoadContactsDialog::loaded, dialog, [&host, dialog, field] {
        auto *change = new SetValueDialog(host, ContactSource(dialog->takeContacts()));
        change->changeList(field);
        host.openDialog(change);
    });
    host.openDialog(dialog);
}

} // namespace

void changeLists(PageHost &host, const ContactColumn &table, const QString &field, QObject *context)
{
    if (!table.column)
        return host.tell(
            ListChangeWords::tr("First choose the column that identifies the contacts."));
    const auto folder =
        host.temporaryFolder().isEmpty() ? QDir::tempPath() : host.temporaryFolder();
    base::inBackground(
        [table, folder] { return contactsIn(table, folder); }, context,
        [&host, table, field, folder](const base::Result<Contacts> &contacts) {
            if (!contacts)
                return host.tell(
                    QStringList{contacts.error().what, contacts.error().why}.join(u' ').trimmed());
            if (contacts->size() > mostContacts)
                return host.tell(
                    ListChangeWords::tr("The file has more than %L1 contacts, which is too many.")
                        .arg(mostContacts));
            if (contacts->empty())
                return host.tell(
                    ListChangeWords::tr("The column that identifies the contacts is empty."));
            if (host.workspace().contactMirror().hasCopy())
                return selectInCopy(host, *contacts);
            lookUp(host, *contacts, table.keyField, field, folder);
        });
}

} // namespace storedesk::ui::valuechange
