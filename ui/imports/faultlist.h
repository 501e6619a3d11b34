// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importdraft.h"
#include "ui/widgets/panel.h"

#include <QPointer>

class QScrollArea;

namespace storedesk::ui::imports {

// What is wrong with the rows, by kind, most cells first; with what helps against each.
class FaultList final : public Panel
{
    Q_OBJECT

public:
    explicit FaultList(const Theme &theme, QWidget *parent = nullptr);

    void show(const storedesk::imports::CheckResult &result,
              const std::vector<storedesk::imports::ImportColumn> &columns);

    // The repair that comes first. Null: there is none.
    [[nodiscard]] QWidget *firstFix() const { return m_firstFix; }

Q_SIGNALS:
    void madeAnew(); // with other buttons
    void rowsAsked(storedesk::imports::FaultKind kind, int column);
    void fixAsked(const storedesk::imports::Fix &fix);

private:
    [[nodiscard]] QWidget *groupLine(const storedesk::imports::FaultGroup &group,
                                     const QString &column);

    const Theme &m_theme;
    QLabel *m_count;
    QWidget *m_body;
    QVBoxLayout *m_lines;
    QPointer<QWidget> m_firstFix;
    std::vector<storedesk::imports::FaultGroup> m_shown;
};

} // namespace storedesk::ui::imports
