// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/preferences/localdataline.h"

#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/iconlabel.h"

#include <QCoreApplication>
#include <QDir>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>

#include <array>

namespace storedesk::ui::preferences {

using namespace Qt::StringLiterals;
using localdata::LocalDataKind;

Icon iconOf(LocalDataKind kind)
{
    static constexpr std::array icons{Icon::Contacts, Icon::Exports, Icon::Bin,  Icon::Pencil,
                                      Icon::Undo,     Icon::Pin,     Icon::Jobs, Icon::CallLog,
                                      Icon::Files,    Icon::Key};
    static_assert(icons.size() == static_cast<std::size_t>(LocalDataKind::Count));
    return icons[static_cast<std::size_t>(kind)];
}

static QLabel *keptCell(QWidget *parent, const QString &name, Role role = Role::Plain)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    setRole(label, role);
    return label;
}

static QString peopleWords(localdata::PersonalData people)
{
    switch (people) {
    case localdata::PersonalData::Yes:
        return LocalDataLine::tr("yes");
    case localdata::PersonalData::Masked:
        return LocalDataLine::tr("masked");
    case localdata::PersonalData::No:
        break;
    }
    return LocalDataLine::tr("no");
}

LocalDataLine::LocalDataLine(LocalDataKind kind, const Theme &theme, QGridLayout *grid, int row,
                             QWidget *parent)
    : QObject(parent)
    , m_row(localdata::rowOf(kind))
    , m_amount(keptCell(parent, u"amount"_s, Role::Small))
    , m_people(keptCell(parent, u"people"_s))
    , m_size(keptCell(parent, u"size"_s))
    , m_oldest(keptCell(parent, u"oldest"_s, Role::Muted))
    , m_until(keptCell(parent, u"until"_s))
    , m_where(new Button(QString(), theme, parent))
    , m_place(new ElidedLabel({}, parent))
    , m_delete(new Button(tr("Delete…"), theme, parent))
{
    const auto name = QString::fromLatin1(m_row.name);
    const auto title = localdata::titleOf(m_row);
    auto *words = new QWidget(parent);
    auto *head = keptCell(words, u"title"_s);
    head->setText(title);
    head->setWordWrap(true);
    head->setFont(theme.font(Theme::Text::Medium));
    auto *box = new QVBoxLayout(words);
    // The margins are narrow, so that all rows fit into a window of usual height.
    box->setContentsMargins(0, 5, 0, 5);
    box->setSpacing(1);
    box->addWidget(head);
    box->addWidget(m_amount);
    m_amount->setObjectName(u"amount-"_s + name);
    m_amount->setWordWrap(true);
    m_size->setObjectName(u"size-"_s + name);
    m_people->setText(peopleWords(m_row.people));
    m_until->setWordWrap(true);
    m_until->setObjectName(u"until-"_s + name);
    m_where->setSign(Icon::OpenFolder);
    m_where->setText(tr("Open folder"));
    m_where->setKind(Role::Link);
    m_where->setObjectName(u"folder-"_s + name);
    m_where->setAccessibleName(tr("%1: open folder").arg(title));
    m_where->setVisible(kind != LocalDataKind::Key);
    m_place->setObjectName(u"place-"_s + name);
    m_place->setVisible(kind == LocalDataKind::Key);
    setSmall(m_delete);
    m_delete->setObjectName(u"delete-"_s + name);
    m_delete->setAccessibleName(tr("Delete: %1").arg(title));
    m_delete->setVisible(m_row.removable);
    grid->addWidget(new IconLabel(iconOf(kind), Tone::Neutral, theme, parent), row, Sign);
    grid->addWidget(words, row, What);
    grid->addWidget(m_people, row, People);
    grid->addWidget(m_size, row, Size, Qt::AlignRight | Qt::AlignVCenter);
    grid->addWidget(m_oldest, row, Oldest);
    grid->addWidget(m_until, row, Until);
    grid->addWidget(m_where, row, Where, Qt::AlignLeft | Qt::AlignVCenter);
    if (kind == LocalDataKind::Key)
        grid->addWidget(m_place, row, Where);
    grid->addWidget(m_delete, row, Delete, Qt::AlignRight | Qt::AlignVCenter);
    connect(m_delete, &Button::clicked, this, [this] { Q_EMIT deleteAsked(m_row.kind); });
    connect(m_where, &Button::clicked, this, [this] { Q_EMIT folderAsked(m_folder); });
}

void LocalDataLine::show(const localdata::LocalDataInventory &data)
{
    const QLocale locale;
    const auto &amount = data.amount(m_row.kind);
    const bool none = amount.count == 0;
    m_amount->setText(none ? tr("No data stored")
                           : QCoreApplication::translate("Kept", m_row.amount, nullptr,
                                                         static_cast<int>(amount.count)));
    m_size->setText(none && amount.bytes == 0 ? u"–"_s : locale.formattedDataSize(amount.bytes));
    m_oldest->setText(amount.oldest.isValid() ? locale.toString(amount.oldest.toLocalTime().date(),
                                                                QLocale::ShortFormat)
                                              : u"–"_s);
    const int days = data.daysOf(m_row.kind);
    const auto until = QCoreApplication::translate("Kept", m_row.until);
    m_until->setText(!until.contains("%1"_L1) ? until
                         : days == 0          ? tr("Until Storedesk closes")
                                              : until.arg(tr("%Ln day(s)", nullptr, days)));
    m_folder = data.folderOf(m_row.kind);
    m_where->setToolTip(QDir::toNativeSeparators(m_folder));
    m_where->setEnabled(QDir(m_folder).exists());
    m_delete->setEnabled(!none);
}

void LocalDataLine::showKey(const QString &place, bool removable)
{
    m_amount->setText(place.isEmpty()
                          ? tr("Not on this computer")
                          : QCoreApplication::translate("Kept", m_row.amount, nullptr, 1));
    m_size->setText(u"–"_s);
    m_oldest->setText(u"–"_s);
    m_until->setText(QCoreApplication::translate("Kept", m_row.until));
    m_place->setText(place);
    m_delete->setEnabled(!place.isEmpty() && removable);
}

void LocalDataLine::setNarrow(bool narrow)
{
    m_oldest->setVisible(!narrow);
    m_people->setVisible(!narrow);
    m_where->setText(narrow ? QString() : tr("Open folder"));
}

} // namespace storedesk::ui::preferences
