// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/kindchips.h"

#include "ui/widgets/chip.h"
#include "ui/widgets/flowlayout.h"

#include <QButtonGroup>
#include <QLocale>

#include <numeric>

namespace storedesk::ui::records {

using namespace Qt::StringLiterals;

static constexpr int allKinds = static_cast<int>(ActivityGroup::Count);

KindChips::KindChips(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
{
    auto *flow = new FlowLayout(this);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setSpacing(4);
    addChip(*m_group, *flow, theme, allKinds, u"kindAll"_s);
    for (int kind = 0; kind < allKinds; ++kind)
        addChip(*m_group, *flow, theme, kind, u"kind%1"_s.arg(kind));
    m_group->button(allKinds)->setChecked(true);
    connect(m_group, &QButtonGroup::idClicked, this, [this](int id) {
        Q_EMIT chosen(id == allKinds ? std::nullopt
                                     : std::optional(static_cast<ActivityGroup>(id)));
    });
}

void KindChips::setCounts(const TimelineModel::Counts &counts)
{
    const auto text = [](const QString &title, qint64 count) {
        return u"%1  %2"_s.arg(title, QLocale().toString(count));
    };
    m_group->button(allKinds)->setText(
        text(tr("All"), std::accumulate(counts.begin(), counts.end(), qint64(0))));
    for (int kind = 0; kind < allKinds; ++kind) {
        const auto count = counts[static_cast<std::size_t>(kind)];
        auto *chip = m_group->button(kind);
        chip->setText(text(activities::titleOf(static_cast<ActivityGroup>(kind)), count));
        chip->setVisible(count > 0 || chip->isChecked());
    }
}

void KindChips::choose(const std::optional<ActivityGroup> &kind)
{
    auto *chip = m_group->button(kind ? static_cast<int>(*kind) : allKinds);
    chip->setChecked(true);
    chip->show();
}

} // namespace storedesk::ui::records
