// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractButton>

namespace storedesk::ui {

class Theme;

// A step in the list of an assistant, with its number or a check mark and its name. Only steps to
// which the user can return are enabled and can be reached with Tab.
class StepButton final : public QAbstractButton
{
    Q_OBJECT

public:
    enum class State : quint8 { Done, Current, Ahead };

    explicit StepButton(const Theme &theme, QWidget *parent = nullptr);

    void setStep(int number, const QString &title, State state, bool leadsBack);
    // Sets whether the name is shown beside the number.
    void setNamed(bool named);
    // Returns the width with or without the name.
    [[nodiscard]] int widthWith(bool name) const;
    [[nodiscard]] State state() const { return m_state; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintMark(QPainter &painter, const QRect &place) const;

    const Theme &m_theme;
    int m_number = 1;
    QString m_title;
    State m_state = State::Ahead;
    bool m_named = true;
};

} // namespace storedesk::ui
