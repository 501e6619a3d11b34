// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"

#include <QJsonValue>
#include <QLocale>

namespace storedesk::ui::forms {

// Returns the display text of a value: labels of options, yes and no, numbers and times in the
// locale.
[[nodiscard]] QString wordsOf(const catalogue::FieldRule &rule, const QJsonValue &value,
                              const QLocale &locale = {});

} // namespace storedesk::ui::forms
