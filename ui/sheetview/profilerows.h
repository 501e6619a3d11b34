// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "statistics/columnprofile.h"

#include <QAbstractButton>
#include <QFrame>

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::sheetview {

// Returns the facts about a column as pairs of name and value.
[[nodiscard]] QList<std::pair<QString, QString>> factsOf(const statistics::ColumnProfile &profile);
// Returns, for example, “4 not a number (“n/a”)”.
[[nodiscard]] QString oddWords(const statistics::ColumnProfile &profile, bool hidden);
[[nodiscard]] QString wordsOfValue(values::ColumnKind kind, double value);
[[nodiscard]] QString wordsOfValue(values::ColumnKind kind, const values::Decimal &value);
// Returns the number with all of its digits, in the format of the user's locale.
[[nodiscard]] QString wordsOfNumber(const values::Decimal &number);

// A row with value, bar and count. Clicking it filters by the value.
class ValueRow final : public QAbstractButton
{
    Q_OBJECT

public:
    ValueRow(const QString &text, qint64 count, qint64 highest, const Theme &theme,
             QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    qint64 m_count;
    qint64 m_highest;
    const Theme &m_theme;
};

class UnusualValueRow final : public QFrame
{
    Q_OBJECT

public:
    UnusualValueRow(const QString &words, const Theme &theme, QWidget *parent = nullptr);

Q_SIGNALS:
    void showAsked();
};

} // namespace storedesk::ui::sheetview
