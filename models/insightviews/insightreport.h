// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insights/answerengine.h"

namespace storedesk::insightviews {

struct ReportRequest
{
    insights::InsightInput input = {};
    // Parameters that differ from their defaults, for all questions that have them.
    QHash<QString, QString> parameters = {};
    // The questions in the order of the page. Empty for all.
    std::vector<const insights::QuestionRow *> questions = {};
};

// Answers questions and returns one web page without scripts or references to other files: each
// answer with its sentence, chart, table, definition and balance, in light or dark colours. Fails
// if a file cannot be read or the progress was cancelled.
[[nodiscard]] base::Result<QByteArray>
reportOf(insights::AnswerEngine &engine, const ReportRequest &request, base::Progress &progress);

// Writes the page to a file, which is replaced only after the new one was written completely.
[[nodiscard]] base::Result<void> saveReport(insights::AnswerEngine &engine,
                                            const ReportRequest &request, const QString &path,
                                            base::Progress &progress);

} // namespace storedesk::insightviews
