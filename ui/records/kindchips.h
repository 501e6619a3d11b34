// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/records/timelinemodel.h"

#include <QWidget>

class QButtonGroup;

namespace storedesk::ui {
class Theme;
}

namespace storedesk::ui::records {

// Shows the number of activities of each kind. Either one kind or all kinds are selected.
class KindChips final : public QWidget
{
    Q_OBJECT

public:
    explicit KindChips(const Theme &theme, QWidget *parent = nullptr);

    void setCounts(const TimelineModel::Counts &counts);
    void choose(const std::optional<ActivityGroup> &kind);

Q_SIGNALS:
    void chosen(const std::optional<storedesk::activities::ActivityGroup> &kind);

private:
    QButtonGroup *m_group;
};

} // namespace storedesk::ui::records
