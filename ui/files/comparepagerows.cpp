// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "comparepage.h"

#include "base/clock.h"
#include "ui/files/changedcolumns.h"
#include "ui/files/comparewords.h"
#include "ui/files/countcard.h"
#include "ui/files/filehead.h"
#include "ui/files/filepage.h"
#include "ui/files/filterbar.h"
#include "ui/host/pagehost.h"
#include "ui/sheetview/sheetgrid.h"
#include "ui/tableoptions/balancewords.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagehead.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

// Runs the comparison and shows its result.

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;

static QString countText(qint64 value)
{
    return QLocale().toString(value);
}

void ComparePage::refresh()
{
    compare();
}

void ComparePage::find()
{
    if (m_table)
        m_table->find();
}

QList<QAction *> ComparePage::recordActions() const
{
    QList<QAction *> actions{m_next, m_previous};
    if (m_table)
        actions = actions + QList<QAction *>{nullptr} + m_table->recordActions();
    return actions;
}

bool ComparePage::settled() const
{
    return !m_work.running() && (!m_table || m_table->settled());
}

void ComparePage::compare()
{
    const sheet::ComparisonTask task{.before = m_before->currentData().toString(),
                                     .after = m_after->currentData().toString(),
                                     .key = m_key->currentText(),
                                     .alike = m_alike->isChecked(),
                                     .folder = m_folder.path()};
    if (task.before.isEmpty() || task.after.isEmpty())
        return showFigures();
    const auto began = host().clock().ticks();
    m_work.start([task](base::Progress &progress) { return sheet::compareFiles(task, progress); },
                 [this, began](base::Result<sheet::ComparedFiles> &&compared) {
                     m_took = (host().clock().ticks() - began).count();
                     show(std::move(compared));
                 });
    m_notice->hide();
    m_head->setSubtitle(tr("Comparing…"));
}

void ComparePage::stop()
{
    m_work.stop();
    m_compared = {};
    showFigures();
    m_again->show();
    m_notice->tell(Tone::Accent, tr("The comparison was cancelled"),
                   tr("No result was saved. Both files are unchanged."));
    m_notice->show();
}

void ComparePage::show(base::Result<sheet::ComparedFiles> &&compared)
{
    m_again->hide();
    if (!compared) {
        m_compared = {};
        m_notice->tell(Tone::Err, compared.error().what,
                       u"%1 %2"_s.arg(compared.error().why, compared.error().next).trimmed());
        m_notice->show();
        showFigures();
        return;
    }
    m_compared = *compared;
    const auto aside = setAsideWords(m_compared);
    if (!aside.headline.isEmpty())
        m_notice->tell(m_compared.unpaired > 0 ? Tone::Warn : Tone::Accent, aside.headline,
                       aside.sentence);
    m_notice->setVisible(!aside.headline.isEmpty());
    m_key->clear();
    m_key->addItems(m_compared.columns);
    m_key->setCurrentText(m_compared.key);
    showTable();
    showFigures();
    Q_EMIT headChanged();
}

void ComparePage::showTable()
{
    delete m_table;
    m_table = new FilePage(host(), m_compared, this);
    m_box->insertWidget(m_box->count() - 1, m_table, 1);
    m_box->setStretch(m_box->count() - 1, 0);
    connect(&m_table->sheet(), &sheet::Sheet::balanceKnown, this, &ComparePage::hideColumns);
    arrangeCards();
    m_table->refresh();
}

void ComparePage::showFigures()
{
    const auto &result = m_compared;
    const bool any = !result.path.isEmpty();
    m_figures->setVisible(any);
    if (m_table)
        m_table->setVisible(any);
    if (!any) {
        m_head->setSubtitle(tr("Choose the older and the newer file"));
        return;
    }
    m_head->setSubtitle(tr("%1 compared with %2 by %3 · %4 s", "3 rows against 5")
                            .arg(tableoptions::rowWords(result.rowsAfter),
                                 countText(result.rowsBefore), result.key,
                                 QLocale().toString(static_cast<double>(m_took) / 1000, 'f', 1)));
    m_new->setCount(result.added);
    m_gone->setCount(result.gone);
    m_changed->setCount(result.changed);
    m_unpaired->setCount(result.unpaired);
    m_unpaired->setVisible(result.unpaired > 0);
    m_same->setText(tr("The same: %1").arg(countText(result.same)));
    m_most->set(result);
    const auto pairedBefore = result.rowsBefore - result.unpairedBefore;
    m_sum->setText(tr("%1 − %2 deleted + %3 new = %4")
                       .arg(countText(pairedBefore), countText(result.gone),
                            countText(result.added),
                            countText(pairedBefore - result.gone + result.added)));
}

void ComparePage::arrangeCards()
{
    if (!m_table)
        return;
    query::Condition kinds{.column = 0, .test = query::Condition::Test::Equals};
    for (const auto *card : {m_new, m_gone, m_changed, m_unpaired}) {
        if (card->isChecked())
            kinds.texts.append(card->text().toUtf8());
    }
    auto filter = m_table->shown().filter();
    std::erase_if(filter.conditions, [](const auto &condition) { return condition.column == 0; });
    if (kinds.texts.size() < 4) {
        if (kinds.texts.isEmpty())
            // A value that never occurs, so that no row matches.
            kinds.texts.append(QByteArray("\x01"));
        filter.conditions.insert(filter.conditions.begin(), kinds);
    }
    m_table->filters()->setFilter(filter);
}

void ComparePage::showChangesOf(int column)
{
    if (!m_table)
        return;
    const query::Condition changed{.column = column,
                                   .test = query::Condition::Test::Changed,
                                   .traceColumn = m_table->sheet().traceOf(column)};
    m_changed->setChecked(true);
    auto filter = m_table->shown().filter();
    std::erase_if(filter.conditions,
                  [&changed](const auto &one) { return one.test == changed.test; });
    filter.conditions.push_back(changed);
    m_table->filters()->setFilter(filter);
    m_table->grid()->setCurrentColumn(column);
}

void ComparePage::hideColumns()
{
    if (!m_table)
        return;
    int same = 0;
    for (std::size_t at = 1; at < m_compared.changedCells.size(); ++at) {
        const bool hidden = m_compared.changedCells[at] == 0;
        same += hidden ? 1 : 0;
        m_table->grid()->setHidden(static_cast<int>(at) + 1, hidden && m_hide->isChecked());
    }
    m_hide->setText(tr("Hide columns without differences (%1)").arg(countText(same)));
}

void ComparePage::step(bool backward)
{
    if (m_table)
        m_table->findChange(backward);
}

void ComparePage::swap()
{
    const auto before = m_before->currentData().toString();
    fill(m_before, m_after->currentData().toString());
    fill(m_after, before);
    compare();
}

} // namespace storedesk::ui::files
