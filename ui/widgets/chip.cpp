// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/chip.h"

#include "ui/theme/role.h"
#include "ui/widgets/button.h"
#include "ui/widgets/flowlayout.h"

#include <QButtonGroup>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

void addChip(QButtonGroup &group, FlowLayout &flow, const Theme &theme, int id, const QString &name)
{
    auto *chip = new Button({}, theme, flow.parentWidget());
    chip->setProperty("place", u"alone"_s);
    setRole(chip, Role::Segment);
    setSmall(chip);
    chip->setCheckable(true);
    chip->setObjectName(name);
    group.addButton(chip, id);
    flow.addWidget(chip);
}

} // namespace storedesk::ui
