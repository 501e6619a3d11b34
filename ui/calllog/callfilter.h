// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/calllogmodel.h"

#include <QSortFilterProxyModel>

#include <optional>

namespace storedesk::ui::calllog {

// Filters calls by result, HTTP method and search text.
class CallFilter final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    enum class Kind : quint8 { All, Worked, Slowed, Failed };

    explicit CallFilter(itemmodels::CallLogModel &log, QObject *parent = nullptr);

    void setKind(Kind kind);
    void setVerb(std::optional<catalogue::Verb> verb);
    void setWords(const QString &words);
    [[nodiscard]] const api::CallRecord &recordAt(const QModelIndex &index) const;

    [[nodiscard]] static Kind kindOf(itemmodels::CallLogModel::End end);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    itemmodels::CallLogModel &m_log;
    Kind m_kind = Kind::All;
    std::optional<catalogue::Verb> m_verb;
    QString m_words;
};

} // namespace storedesk::ui::calllog
