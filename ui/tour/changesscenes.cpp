// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tour/scenes.h"

#include "catalogue/key.h"
#include "desk/desk.h"
#include "local/changes.h"
#include "ui/changes/deletedialog.h"
#include "ui/changes/putbackdialog.h"
#include "ui/changes/undodialog.h"
#include "ui/frame/page.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QCoreApplication>

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

static QList<jobs::DeleteTarget> contacts(int count, const QDateTime &lastPurchase)
{
    QList<jobs::DeleteTarget> targets;
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

// A window that has just opened has no page yet that the dialog could cover.
template <typename Dialog, typename... Arguments>
static QWidget *opened(Frame &frame, Arguments &&...arguments)
{
    if (!frame.currentPage())
        frame.open({u"overview"_s});
    auto *dialog = new Dialog(frame, std::forward<Arguments>(arguments)...);
    frame.openDialog(dialog);
    return dialog;
}

static bool always(Frame & /*frame*/)
{
    return true;
}

static QWidget *deleteMany(Frame &frame)
{
    return opened<changes::DeleteDialog>(frame, OperationId::DeleteContactByEmail,
                                         contacts(312, frame.clock().now()),
                                         changes::DeleteDialog::Gone());
}

static QWidget *deleteField(Frame &frame)
{
    return opened<changes::DeleteDialog>(
        frame, OperationId::DeleteContactField,
        QList<jobs::DeleteTarget>{{.values = {QString(key::contact::email)}, .title = u"Email"_s}},
        changes::DeleteDialog::Gone());
}

static QWidget *refused(Frame &frame)
{
    QWidget *dialog = deleteField(frame);
    dialog->findChild<QAbstractButton *>(u"delete"_s)->click();
    return dialog;
}

static std::vector<local::BinEntry> copies(Frame &frame)
{
    const QDateTime now = frame.clock().now();
    std::vector<local::BinEntry> entries;
    for (const jobs::DeleteTarget &target : contacts(4, now))
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
    entries.front().putBack = true;
    entries.at(1).deletedAt = {};
    return entries;
}

static QWidget *bin(Frame &frame)
{
    local::Bin &bin = frame.desk().local().bin();
    if (bin.entries().empty())
        bin.keep(copies(frame), &bin, [](const auto & /*kept*/) { });
    Page *page = frame.open({u"bin"_s});
    return page ? page->window() : nullptr;
}

static bool binIsFull(Frame &frame)
{
    return !frame.desk().local().bin().entries().empty();
}

// Copies are listed in the order they were stored; the copy of a contact shows the most.
static bool chooseCopy(Frame &frame)
{
    auto *table = frame.currentPage()->findChild<QAbstractItemView *>(u"copies"_s);
    if (!table || table->model()->rowCount() < 3)
        return false;
    table->setCurrentIndex(table->model()->index(2, 0));
    return true;
}

// Deletion starts by storing copies: no write is sent before they are stored.
static bool saysWhatIsLeft(Frame &frame)
{
    const auto *dialog = frame.currentPage()->window()->findChild<QDialog *>(u"deleteDialog"_s);
    const auto *notice = dialog ? dialog->findChild<QWidget *>(u"notice"_s) : nullptr;
    return notice && notice->isVisible();
}

static QWidget *emptyBin(Frame &frame)
{
    QList<qint64> numbers;
    for (const local::BinEntry &entry : frame.desk().local().bin().entries())
        numbers.append(entry.number);
    frame.desk().local().bin().drop(numbers);
    Page *page = frame.open({u"bin"_s});
    return page ? page->window() : nullptr;
}

static QWidget *putBack(Frame &frame)
{
    return opened<changes::PutBackDialog>(frame, copies(frame).at(2));
}

// The dialog first checks whether the record has been created again.
static bool mayPutBack(Frame &frame)
{
    const auto *dialog = frame.currentPage()->window()->findChild<QDialog *>(u"putBackDialog"_s);
    const auto *act = dialog ? dialog->findChild<QAbstractButton *>(u"putBack"_s) : nullptr;
    return act && act->isEnabled();
}

static QWidget *undoDialog(Frame &frame, const QString &nameNow)
{
    const local::Change change = {
        .operation = OperationId::PatchContactByEmail,
        .values = {u"lucia.ferrer@example.com"_s},
        .title = u"lucia.ferrer@example.com"_s,
        .before = {{key::contact::name, u"Lucía"_s}, {key::contact::points, 240}},
        .after = {{key::contact::name, u"Lucía Ferrer"_s}, {key::contact::points, 260}}};
    const QJsonObject now = {{key::contact::name, nameNow}, {key::contact::points, 260}};
    return opened<changes::UndoDialog>(frame, change, now, [] { });
}

static QWidget *history(Frame &frame)
{
    auto &changes = frame.desk().local().changes();
    if (changes.all().empty()) {
        local::Change change{
            .values = {u"lucia.ferrer@example.com"_s},
            .title = u"Lucía Ferrer"_s,
            .before = {{key::contact::name, u"Lucía"_s}},
            .after = {{key::contact::name, u"Lucía Ferrer"_s}, {key::contact::points, 260}}};
        changes.keep(change);
        changes.markUndone(changes.keep(change));
        change.end = local::ChangeEnd::Unknown;
        changes.keep(change);
    }
    Page *page = frame.open({u"history"_s});
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
        {"put-back"_L1, title(QT_TRANSLATE_NOOP("Showpieces", "Restoring a contact")), putBack,
         mayPutBack},
        {"bin-empty"_L1, title(QT_TRANSLATE_NOOP("Showpieces", "An empty Bin")), emptyBin,
         [](Frame &frame) {
             return !binIsFull(frame);
         }},
        {"history"_L1, title(QT_TRANSLATE_NOOP("Showpieces", "The change history")), history,
         always},
        {"undo"_L1, title(QT_TRANSLATE_NOOP("Showpieces", "Undoing an edit")),
         [](Frame &frame) { return undoDialog(frame, u"Lucía Ferrer"_s); }, always},
        {"undo-conflict"_L1,
         title(QT_TRANSLATE_NOOP("Showpieces", "An edit that conflicts with a later change")),
         [](Frame &frame) { return undoDialog(frame, u"Lucía F."_s); }, always},
    };
}

} // namespace storedesk::ui::tour
