// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insights/question.h"
#include "warehouseinsights/sqlquestion.h"
#include "warehouseinsights/sqltext.h"

namespace storedesk::warehouseinsights {

// Sets the parameters of a question, and the lists of types, steps and groups that follow from
// them.
void setParameters(const insights::QuestionRow &question, const QHash<QString, QString> &parameters,
                   SqlText &text);

// Returns the texts of an activity as columns of a SELECT. None is null.
[[nodiscard]] QByteArray activityTexts();

// Returns the WITH clause of a question.
[[nodiscard]] QByteArray tablesOf(const SqlQuestion &question, const SqlText &text);

} // namespace storedesk::warehouseinsights
