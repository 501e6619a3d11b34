// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/contactsathand.h"

#include "desk/desk.h"
#include "ui/frame/fileplace.h"
#include "ui/frame/frame.h"
#include "ui/transfers/kepttable.h"
#include "ui/widgets/button.h"

#include <QCoreApplication>
#include <QLocale>

namespace storedesk::ui::records {

using namespace Qt::StringLiterals;
using storedesk::exports::ExportShelf;

namespace {

struct ContactsAtHand
{
    Q_DECLARE_TR_FUNCTIONS(ContactsAtHand)
};

void showIn(Button *button, Frame &frame)
{
    const auto *kept = transfers::newestTable(frame, u"contacts");
    button->setVisible(kept != nullptr);
    if (!kept)
        return;
    button->setText(
        ContactsAtHand::tr("All %Ln contact(s)", nullptr, static_cast<int>(kept->rows)));
    button->setToolTip(
        ContactsAtHand::tr("As they were on %1: a copy on this computer, also without a network")
            .arg(QLocale().toString(kept->asked.toLocalTime(), QLocale::ShortFormat)));
}

} // namespace

Button *contactsAtHand(Frame &frame, QWidget *parent)
{
    auto &shelf = ExportShelf::of(frame.desk());
    auto *button = new Button(Icon::Contacts, {}, frame.theme(), parent);
    button->setObjectName(u"contactsAtHand"_s);
    QObject::connect(button, &Button::clicked, &shelf, [&frame] {
        if (const auto *kept = transfers::newestTable(frame, u"contacts"))
            frame.open(placeOfFile(kept->path));
    });
    QObject::connect(&shelf, &ExportShelf::changed, button,
                     [button, &frame] { showIn(button, frame); });
    showIn(button, frame);
    return button;
}

} // namespace storedesk::ui::records
