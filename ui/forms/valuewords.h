// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"

#include <QJsonValue>
#include <QLocale>

namespace storedesk::ui::forms {

// Returns the display text of a value, with option labels, yes and no, and numbers and times in the
// user's locale.
[[nodiscard]] QString wordsOf(const catalogue::FieldRule &rule, const QJsonValue &value,
                              const QLocale &locale = {});

} // namespace storedesk::ui::forms
