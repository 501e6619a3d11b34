// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/columnprofile.h"

#include <QAbstractButton>
#include <QFrame>

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::files {

// What is said of a column: a name and a figure each.
[[nodiscard]] QList<std::pair<QString, QString>> factsOf(const table::ColumnProfile &profile);
// “4 not a number (“n/a”)”
[[nodiscard]] QString oddWords(const table::ColumnProfile &profile, bool hidden);
[[nodiscard]] QString wordsOfValue(table::ColumnKind kind, double value);
[[nodiscard]] QString wordsOfValue(table::ColumnKind kind, const table::Decimal &value);
// Every digit, as the language of the user has it.
[[nodiscard]] QString wordsOfNumber(const table::Decimal &number);

// A value, a bar, a count; a click filters to it.
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

class OddRow final : public QFrame
{
    Q_OBJECT

public:
    OddRow(const QString &words, const Theme &theme, QWidget *parent = nullptr);

Q_SIGNALS:
    void showAsked();
};

} // namespace storedesk::ui::files
