// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/calllogmodel.h"

#include <QSortFilterProxyModel>

#include <optional>

namespace storedesk::ui::lists {

// Filters calls by result, HTTP method and search text.
class CallFilter final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    enum class Kind : quint8 { All, Worked, Slowed, Failed };

    explicit CallFilter(items::CallLogModel &log, QObject *parent = nullptr);

    void setKind(Kind kind);
    void setVerb(std::optional<catalogue::Verb> verb);
    void setWords(const QString &words);
    [[nodiscard]] const api::CallRecord &recordAt(const QModelIndex &index) const;

    [[nodiscard]] static Kind kindOf(items::CallLogModel::End end);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    items::CallLogModel &m_log;
    Kind m_kind = Kind::All;
    std::optional<catalogue::Verb> m_verb;
    QString m_words;
};

} // namespace storedesk::ui::lists
