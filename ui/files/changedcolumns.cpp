// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "changedcolumns.h"

#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/visibletext.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>

#include <algorithm>

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;

static constexpr std::size_t links = 2;
static constexpr qsizetype longestName = 18;

ChangedColumns::ChangedColumns(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_row(new QHBoxLayout(this))
{
    setObjectName(u"mostChanged"_s);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(8);
}

void ChangedColumns::set(const sheet::ComparedFiles &compared)
{
    clearLayout(*m_row);
    std::vector<std::pair<qint64, int>> most;
    for (std::size_t at = 0; at < compared.changedCells.size(); ++at) {
        if (compared.changedCells[at] > 0)
            most.emplace_back(-compared.changedCells[at], static_cast<int>(at));
    }
    std::ranges::sort(most);
    std::vector<std::pair<int, QString>> texts;
    texts.reserve(most.size());
    // The first column of the table shows the kind of change, hence at + 1.
    for (const auto &[count, at] : most)
        texts.emplace_back(
            at + 1, u"%1 %2"_s.arg(visibleText(compared.columns[at]), QLocale().toString(-count)));
    if (texts.empty())
        return;
    auto *label = new QLabel(tr("Most changes:"), this);
    setRole(label, Role::Small);
    m_row->addWidget(label);
    for (std::size_t number = 0; number < std::min(links, texts.size()); ++number)
        addLink(texts[number].first, texts[number].second);
    if (texts.size() > links)
        addRest({texts.begin() + links, texts.end()});
    m_row->addStretch();
}

void ChangedColumns::addLink(int column, const QString &text)
{
    const auto place = text.lastIndexOf(u' ');
    const auto shown =
        place > longestName ? text.first(longestName) + u'…' + text.sliced(place) : text;
    auto *link = new Button(QString(shown).replace(u'&', u"&&"_s), m_theme, this);
    link->setKind(Role::Link);
    link->setObjectName(u"changedColumn%1"_s.arg(column));
    link->setToolTip(tr("Only rows where this column changed"));
    link->setAccessibleName(text);
    link->setAccessibleDescription(link->toolTip());
    connect(link, &QPushButton::clicked, this, [this, column] { Q_EMIT chosen(column); });
    m_row->addWidget(link);
}

void ChangedColumns::addRest(const std::vector<std::pair<int, QString>> &rest)
{
    auto *more =
        new Button(tr("%1 more").arg(QLocale().toString(qsizetype(rest.size()))), m_theme, this);
    more->setKind(Role::Link);
    more->setObjectName(u"moreChangedColumns"_s);
    auto *menu = new QMenu(more);
    for (const auto &[column, text] : rest)
        menu->addAction(QString(text).replace(u'&', u"&&"_s), this,
                        [this, at = column] { Q_EMIT chosen(at); });
    more->setMenu(menu);
    m_row->addWidget(more);
}

} // namespace storedesk::ui::files
