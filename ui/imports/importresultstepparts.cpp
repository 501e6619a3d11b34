// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/importresultstep.h"

#include "ui/host/pagehost.h"
#include "ui/imports/rejectedrows.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/statepane.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QStandardItemModel>
#include <QVBoxLayout>

// Counts, sum and reasons of an import result.

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;

void ImportResultStep::showTiles()
{
    discardChildren(*m_tiles);
    struct Tile
    {
        Icon icon;
        Tone tone;
        QString title;
        qint64 count;
        bool always;
        QString words = {};
    };
    const std::array tiles{
        Tile{Icon::TickCircle, Tone::Ok, tr("Imported"), m_result.success, true,
             m_result.forecastText()},
        Tile{Icon::CrossCircle, Tone::Err, tr("Rejected"), m_result.errors, true},
        Tile{Icon::Clock, Tone::Neutral, tr("Held back"), m_result.heldBack, true},
        Tile{Icon::Minus, Tone::Neutral, tr("Excluded"), m_result.leftOut, false},
        Tile{Icon::Stop, Tone::Err, tr("Not imported"), m_result.failed, false},
        Tile{Icon::Warning, Tone::Warn, tr("Unknown"), m_result.unknown, false},
    };
    for (const auto &tile : tiles) {
        if (!tile.always && tile.count == 0)
            continue;
        auto *panel = new Panel(m_tiles);
        panel->box()->setContentsMargins(14, 10, 14, 12);
        panel->box()->setSpacing(2);
        auto *head = new QHBoxLayout;
        head->addWidget(new IconLabel(tile.icon, tile.count > 0 ? tile.tone : Tone::Neutral,
                                      m_host.theme(), panel));
        head->addWidget(new QLabel(tile.title, panel), 1);
        auto *count = new QLabel(QLocale().toString(tile.count), panel);
        setRole(count, Role::Title);
        panel->box()->addLayout(head);
        panel->box()->addWidget(count);
        if (!tile.words.isEmpty()) {
            auto *words = new QLabel(tile.words, panel);
            words->setObjectName(u"foreseen"_s);
            words->setWordWrap(true);
            setRole(words, Role::Small);
            panel->box()->addWidget(words);
        }
        panel->box()->addStretch(1);
        m_tiles->layout()->addWidget(panel);
    }
}

void ImportResultStep::showBalance()
{
    const QLocale locale;
    const auto number = [&locale](qint64 value) {
        return locale.toString(value);
    };
    QStringList parts{tr("%1 imported").arg(number(m_result.success)),
                      tr("%1 rejected").arg(number(m_result.errors))};
    if (m_result.failed > 0)
        parts.append(tr("%1 not imported").arg(number(m_result.failed)));
    if (m_result.unknown > 0)
        parts.append(tr("%1 unknown").arg(number(m_result.unknown)));
    const auto sum = tr("%1 sent = %2").arg(number(m_result.sent), parts.join(u" + "_s));
    QStringList inFile{tr("%1 sent").arg(number(m_result.sent)),
                       tr("%1 held back").arg(number(m_result.heldBack))};
    if (m_result.leftOut > 0)
        inFile.append(tr("%1 left out").arg(number(m_result.leftOut)));
    if (m_result.notTried > 0)
        inFile.append(tr("%1 not part of the trial").arg(number(m_result.notTried)));
    const auto file =
        tr("%1 = %2 rows in your file").arg(inFile.join(u" + "_s), number(m_result.rows));
    if (!m_result.ended)
        m_balance->tell(Tone::Warn, tr("The import is still running"), sum);
    else if (m_result.failed > 0 && m_result.addsUp())
        m_balance->tell(Tone::Err,
                        m_result.success == 0 ? tr("Nothing was imported")
                                              : tr("Some rows were not imported"),
                        u"%1 %2"_s.arg(m_result.failure, sum).trimmed());
    else if (m_result.addsUp())
        m_balance->tell(m_result.unknown > 0 ? Tone::Warn : Tone::Ok,
                        tr("The totals match: %1").arg(sum), file);
    else
        m_balance->tell(Tone::Err, tr("The service's numbers don't add up"),
                        u"%1 %2"_s.arg(m_result.balance.gaps.join(u' '), sum).trimmed());
    m_balance->show();
    showUnjoined();
}

// Rejected rows that could not be identified are reported as such instead of being guessed.
void ImportResultStep::showUnjoined()
{
    const auto unnamed =
        m_result.ended ? m_result.errors - m_result.refusedRows - m_result.unjoinedRows() : 0;
    m_unjoined->setVisible(!m_result.unjoined.empty() || unnamed > 0);
    if (m_result.unjoined.empty()) {
        m_unjoined->tell(Tone::Warn,
                         tr("The service doesn't say which %Ln row(s) it rejected", nullptr,
                            static_cast<int>(unnamed)),
                         tr("They are not included in the rest."));
        return;
    }
    const auto &report = m_result.unjoined.front();
    if (!report.problem.isEmpty())
        m_unjoined->tell(
            Tone::Warn, tr("Couldn't read the service's error report"),
            u"%1 %2"_s.arg(report.problem, tr("It is stored unchanged: %1").arg(report.path)));
    else
        m_unjoined->tell(
            Tone::Warn,
            tr("%Ln row(s) of the error report cannot be matched to your rows with certainty",
               nullptr, static_cast<int>(m_result.unjoinedRows())),
            tr("They are listed below as the service wrote them and are not included in the rest. "
               "The report is stored unchanged: %1")
                .arg(report.path));
}

void ImportResultStep::showRows(int group)
{
    const bool again = group == m_group;
    m_group = again ? -1 : group;
    for (int row = 0; row < m_groups->rowCount(); ++row)
        m_groups->item(row, m_groups->columnCount() - 1)
            ->setText(row == m_group ? tr("Hide rows") : tr("Show rows"));
    if (again)
        m_rows->hide();
    else
        m_rows->show(m_result, m_result.groups.at(static_cast<std::size_t>(group)));
}

void ImportResultStep::showGroups()
{
    m_groups->clear();
    m_group = -1;
    m_rows->hide();
    m_groups->setHorizontalHeaderLabels({tr("Reason given by the service"), tr("Rows"),
                                         tr("Column"), tr("For example"), tr("First line"),
                                         QString()});
    const QLocale locale;
    for (const auto &group : m_result.groups) {
        QList<QStandardItem *> items;
        for (const auto &text :
             {group.reason, locale.toString(group.rows), group.column, group.example,
              group.firstLine > 0 ? locale.toString(group.firstLine) : QString(),
              tr("Show rows")}) {
            items.append(new QStandardItem(text));
            items.back()->setEditable(false);
        }
        items.front()->setData(QVariant::fromValue(Icon::CrossCircle), ItemIconRole);
        items.front()->setData(static_cast<int>(Tone::Err), ItemToneRole);
        items.at(1)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_groups->appendRow(items);
    }
    static constexpr std::array leastWidths{330, 70, 150, 150, 90, 110};
    for (std::size_t column = 0; column < leastWidths.size(); ++column)
        m_table->setColumnAtLeast(static_cast<int>(column), leastWidths.at(column));
    m_table->cells()->setInk(2, CellInk::Code);
    m_table->cells()->setInk(m_groups->columnCount() - 1, CellInk::Link);
    // The reason column gets the remaining width.
    m_table->horizontalHeader()->setStretchLastSection(false);
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    if (m_result.groups.empty() && m_result.failed > 0)
        m_pane->showContent({.icon = Icon::CrossCircle,
                             .tone = Tone::Err,
                             .headline = tr("The service rejected the file"),
                             .sentence = m_result.failure});
    else if (m_result.groups.empty())
        m_pane->showContent({.icon = Icon::TickCircle,
                             .tone = Tone::Ok,
                             .headline = m_result.errors == 0 ? tr("No rows were rejected")
                                                              : tr("No reasons known"),
                             .sentence = m_result.errors == 0
                                 ? QString()
                                 : tr("The service gave no readable report.")});
}

} // namespace storedesk::ui::imports
