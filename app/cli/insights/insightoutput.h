// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/insights/insightrequest.h"

#include "insights/insightanswer.h"

#include <QJsonDocument>

namespace storedesk::cli {

// The exit code for a question that the data cannot answer.
inline constexpr int unanswerable = 3;

[[nodiscard]] QByteArray jsonLine(const auto &value)
{
    return QJsonDocument(value).toJson(QJsonDocument::Compact) + '\n';
}
[[nodiscard]] QJsonObject obstacleJson(const insights::Obstacle &obstacle);

// Returns an answer, or only the people behind one of its numbers, in the requested form.
[[nodiscard]] QByteArray answerText(const insights::InsightAnswer &answer,
                                    const insights::AnswerSource &source,
                                    const InsightRequest &request);
[[nodiscard]] QByteArray unansweredText(const insights::QuestionRow &question,
                                        const insights::Obstacle &obstacle);
[[nodiscard]] QByteArray questionList(const InsightRequest &request);

// Writes to the file, or to standard output if the path is empty. Returns the exit code.
[[nodiscard]] int writeAnswer(const QByteArray &text, const QString &path, int exitCode);

// Returns only the parameters that apply to the question.
[[nodiscard]] QHash<QString, QString> ownParameters(const insights::QuestionRow &question,
                                                    const QHash<QString, QString> &given);

} // namespace storedesk::cli
