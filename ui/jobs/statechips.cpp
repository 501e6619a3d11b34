// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/statechips.h"

#include "jobs/jobrowsmodel.h"
#include "ui/jobs/jobtexts.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/flowlayout.h"

#include <QButtonGroup>
#include <QLocale>

namespace storedesk::ui::jobs {

using namespace Qt::StringLiterals;
using journal::RowState;

static constexpr int allRows = static_cast<int>(RowState::Count);

// The states in display order. The chips for done and refused rows are shown even if their count is
// 0.
static constexpr std::array order{RowState::Done,    RowState::Refused, RowState::Unknown,
                                  RowState::NotSent, RowState::Waiting, RowState::Leaving,
                                  RowState::Reading};

static bool isAlways(RowState state)
{
    return state == RowState::Done || state == RowState::Refused;
}

StateChips::StateChips(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_group(new QButtonGroup(this))
    , m_flow(new FlowLayout(this))
{
    m_flow->setContentsMargins(0, 0, 0, 0);
    m_flow->setSpacing(4);
    addChip(*m_group, *m_flow, m_theme, allRows, u"chipAll"_s);
    for (const auto state : order) {
        const int id = static_cast<int>(state);
        addChip(*m_group, *m_flow, m_theme, id, u"chip%1"_s.arg(id));
    }
    m_group->button(allRows)->setChecked(true);
    connect(m_group, &QButtonGroup::idClicked, this, [this](int id) {
        Q_EMIT chosen(id == allRows ? std::nullopt : std::optional(static_cast<RowState>(id)));
    });
}

QWidget *StateChips::first() const
{
    return m_group->button(allRows);
}

static QString text(const QString &word, qint64 count)
{
    return u"%1  %2"_s.arg(word, QLocale().toString(count));
}

void StateChips::show(qint64 rows, const std::optional<importrun::ImportTally> &tally)
{
    m_group->button(allRows)->setText(text(tr("Sent"), rows));
    const auto known = tally.value_or(importrun::ImportTally());
    const std::array counts{
        std::tuple(RowState::Done, tr("Imported"), known.taken),
        std::tuple(RowState::Refused, tr("Rejected"), known.refused),
        std::tuple(RowState::Unknown, tr("Unknown"), known.unknown),
        std::tuple(RowState::NotSent, tr("Not imported"), known.failed + known.notSent),
    };
    for (const auto state : order)
        m_group->button(static_cast<int>(state))->hide();
    for (const auto &[state, word, count] : counts) {
        auto *chip = static_cast<Button *>(m_group->button(static_cast<int>(state)));
        chip->setText(text(word, count));
        chip->setSign(pillOf(state, {}).icon);
        chip->setVisible(tally && (count > 0 || isAlways(state)));
    }
}

void StateChips::show(const journal::JobHead &head)
{
    m_group->button(allRows)->setText(text(tr("All"), head.rows()));
    for (const auto state : order) {
        auto *chip = static_cast<Button *>(m_group->button(static_cast<int>(state)));
        const auto count = head.counts[state];
        chip->setText(text(storedesk::jobs::wordOf(state, head), count));
        chip->setSign(pillOf(state, {}).icon);
        chip->setVisible(count > 0 || isAlways(state) || chip->isChecked());
    }
}

void StateChips::choose(const std::optional<RowState> &state)
{
    m_group->setExclusive(true);
    m_group->button(state ? static_cast<int>(*state) : allRows)->setChecked(true);
}

void StateChips::chooseNone()
{
    m_group->setExclusive(false);
    if (auto *checked = m_group->checkedButton())
        checked->setChecked(false);
    m_group->setExclusive(true);
}

} // namespace storedesk::ui::jobs
