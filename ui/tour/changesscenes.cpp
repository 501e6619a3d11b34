// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/pageid.h"
#include "ui/tour/scenes.h"

#include "account/account.h"
#include "catalogue/key.h"
#include "storage/changehistory.h"
#include "ui/changes/deletedialog.h"
#include "ui/changes/putbackdialog.h"
#include "ui/changes/undodialog.h"
#include "ui/host/page.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QCoreApplication>
#include <QLineEdit>

#include <array>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;
using catalogue::OperationId;
using catalogue::Resource;
namespace key = catalogue::key;

struct Somebody
{
    const char *name;
    const char *email;
};
static constexpr std::array people{
    Somebody{"Lucía Ferrer", "lucia.ferrer@example.com"},
    Somebody{"Jon Etxeberria", "jon.etxe@example.org"},
    Somebody{"Inés Prado", "ines.prado@example.net"},
    Somebody{"Amaia Zubiri", "amaia.z@example.com"},
};

static QList<storedesk::records::DeleteTarget> contacts(int count, const QDateTime &lastPurchase)
{
    QList<storedesk::records::DeleteTarget> targets;
    for (int number = 0; number < count; ++number) {
        const Somebody &person = people[static_cast<std::size_t>(number) % people.size()];
        const QString email = QString::fromUtf8(person.email);
        const QDateTime bought = number < 3 ? lastPurchase : QDateTime();
        targets.append(
            {.values = {email},
             .title = QString::fromUtf8(person.name),
             .record = {{key::contact::email, email},
                        {key::contact::name, QString::fromUtf8(person.name)},
                        {key::contact::lastPurchaseDate, bought.toString(Qt::ISODate)}}});
    }
    return targets;
}

// Opens a dialog over a page. A window that has just opened has no page yet for the dialog to
// cover.
template <typename Dialog, typename... Arguments>
static QWidget *opened(PageHost &host, Arguments &&...arguments)
{
    if (!host.currentPage())
        host.open({pageid::overview});
    auto *dialog = new Dialog(host, std::forward<Arguments>(arguments)...);
    host.openDialog(dialog);
    return dialog;
}

static bool always(PageHost & /*frame*/)
{
    return true;
}

static QWidget *deleteMany(PageHost &host)
{
    return opened<changes::DeleteDialog>(host, OperationId::DeleteContactByEmail,
                                         contacts(312, host.clock().now()),
                                         changes::DeleteDialog::Gone());
}

static QWidget *deleteField(PageHost &host)
{
    return opened<changes::DeleteDialog>(
        host, OperationId::DeleteContactField,
        QList<storedesk::records::DeleteTarget>{
            {.values = {QString(key::contact::email)}, .title = u"Email"_s}},
        changes::DeleteDialog::Gone());
}

static QWidget *refused(PageHost &host)
{
    QWidget *dialog = deleteField(host);
    dialog->findChild<QLineEdit *>(u"count"_s)->setText(u"1"_s);
    dialog->findChild<QAbstractButton *>(u"delete"_s)->click();
    return dialog;
}

static std::vector<storage::BinEntry> copies(PageHost &host)
{
    const QDateTime now = host.clock().now();
    std::vector<storage::BinEntry> entries;
    for (const storedesk::records::DeleteTarget &target : contacts(4, now))
        entries.push_back({.resource = Resource::Contact,
                           .title = target.title,
                           .record = target.record,
                           .address = target.values,
                           .deletedAt = now.addSecs(-3600)});
    entries.push_back({.resource = Resource::Export,
                       .title = u"contacts-2026-11-15.csv"_s,
                       .record = {{key::fileName, u"contacts-2026-11-15.csv"_s}},
                       .address = {u"1"_s},
                       .deletedAt = now.addDays(-2)});
    entries.front().restoreRecord = true;
    entries.at(1).deletedAt = {};
    return entries;
}

static QWidget *bin(PageHost &host)
{
    storage::Bin &bin = host.account().storage().bin();
    if (bin.entries().empty())
        bin.keep(copies(host), &bin, [](const auto & /*kept*/) { });
    Page *page = host.open({pageid::bin});
    return page ? page->window() : nullptr;
}

static bool binIsFull(PageHost &host)
{
    return !host.account().storage().bin().entries().empty();
}

// Selects the copy of a contact, which has more fields than the others. Copies are listed in the
// order in which they were stored.
static bool chooseCopy(PageHost &host)
{
    auto *table = host.currentPage()->findChild<QAbstractItemView *>(u"copies"_s);
    if (!table || table->model()->rowCount() < 3)
        return false;
    table->setCurrentIndex(table->model()->index(2, 0));
    return true;
}

// Whether the dialog shows the remaining records. Deletion starts by storing copies, and no write
// is sent before they are stored.
static bool saysWhatIsLeft(PageHost &host)
{
    const auto *dialog = host.currentPage()->window()->findChild<QDialog *>(u"deleteDialog"_s);
    const auto *notice = dialog ? dialog->findChild<QWidget *>(u"notice"_s) : nullptr;
    return notice && notice->isVisible();
}

static QWidget *emptyBin(PageHost &host)
{
    QList<qint64> numbers;
    for (const storage::BinEntry &entry : host.account().storage().bin().entries())
        numbers.append(entry.number);
    host.account().storage().bin().drop(numbers);
    Page *page = host.open({pageid::bin});
    return page ? page->window() : nullptr;
}

static QWidget *restoreRecord(PageHost &host)
{
    return opened<changes::PutBackDialog>(host, copies(host).at(2));
}

// Whether the record can be restored. The dialog first checks whether it has been created again.
static bool mayPutBack(PageHost &host)
{
    const auto *dialog = host.currentPage()->window()->findChild<QDialog *>(u"putBackDialog"_s);
    const auto *act = dialog ? dialog->findChild<QAbstractButton *>(u"putBack"_s) : nullptr;
    return act && act->isEnabled();
}

static QWidget *undoDialog(PageHost &host, const QString &nameNow)
{
    const storage::RecordEdit change = {
        .operation = OperationId::PatchContactByEmail,
        .values = {u"lucia.ferrer@example.com"_s},
        .title = u"lucia.ferrer@example.com"_s,
        .before = {{key::contact::name, u"Lucía"_s}, {key::contact::points, 240}},
        .after = {{key::contact::name, u"Lucía Ferrer"_s}, {key::contact::points, 260}}};
    const QJsonObject now = {{key::contact::name, nameNow}, {key::contact::points, 260}};
    return opened<changes::UndoDialog>(host, change, now, [] { });
}

static QWidget *history(PageHost &host)
{
    auto &changes = host.account().storage().changes();
    if (changes.all().empty()) {
        storage::RecordEdit change{
            .values = {u"lucia.ferrer@example.com"_s},
            .title = u"Lucía Ferrer"_s,
            .before = {{key::contact::name, u"Lucía"_s}},
            .after = {{key::contact::name, u"Lucía Ferrer"_s}, {key::contact::points, 260}}};
        changes.keep(change);
        changes.markUndone(changes.keep(change));
        change.end = storage::RecordEditResult::Unknown;
        changes.keep(change);
    }
    Page *page = host.open({pageid::history});
    return page ? page->window() : nullptr;
}

QList<Scene> changeScenes()
{
    const auto title = [](const char *text) {
        return QCoreApplication::translate("Showpieces", text);
    };
    return {
        {"delete-many"_L1, title(QT_TRANSLATE_NOOP("Showpieces", "Deleting many contacts")),
         deleteMany, always},
        {"delete-field"_L1, title(QT_TRANSLATE_NOOP("Showpieces", "Deleting a contact field")),
         deleteField, always},
        {"delete-refused"_L1, title(QT_TRANSLATE_NOOP("Showpieces", "A rejected deletion")),
         refused, saysWhatIsLeft},
        inSteps({"bin"_L1, title(QT_TRANSLATE_NOOP("Showpieces", "The Bin")), bin},
                {binIsFull, chooseCopy}),
        {"put-back"_L1, title(QT_TRANSLATE_NOOP("Showpieces", "Restoring a contact")),
         restoreRecord, mayPutBack},
        {"bin-empty"_L1, title(QT_TRANSLATE_NOOP("Showpieces", "An empty Bin")), emptyBin,
         [](PageHost &host) {
             return !binIsFull(host);
         }},
        {"history"_L1, title(QT_TRANSLATE_NOOP("Showpieces", "The change history")), history,
         always},
        {"undo"_L1, title(QT_TRANSLATE_NOOP("Showpieces", "Undoing an edit")),
         [](PageHost &host) { return undoDialog(host, u"Lucía Ferrer"_s); }, always},
        {"undo-conflict"_L1,
         title(QT_TRANSLATE_NOOP("Showpieces", "An edit that conflicts with a later change")),
         [](PageHost &host) { return undoDialog(host, u"Lucía F."_s); }, always},
    };
}

} // namespace storedesk::ui::tour
