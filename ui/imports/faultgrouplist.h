// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importdraft.h"
#include "ui/widgets/panel.h"

#include <QPointer>

namespace storedesk::ui::imports {

// Lists the faults in the rows by kind, most frequent first, with the available fixes.
class FaultGroupList final : public Panel
{
    Q_OBJECT

public:
    explicit FaultGroupList(const Theme &theme, QWidget *parent = nullptr);

    void show(const storedesk::importcheck::CheckResult &result,
              const std::vector<storedesk::importcheck::ImportColumn> &columns,
              const QStringList &storeDomains);

    // Returns the button of the first fix; null if there are no fixes.
    [[nodiscard]] QWidget *firstFix() const { return m_firstFix; }

Q_SIGNALS:
    // Emitted when the buttons have been replaced.
    void madeAnew();
    void rowsAsked(storedesk::importcheck::FaultKind kind, int column);
    void fixAsked(const storedesk::importcheck::Repair &fix);

private:
    [[nodiscard]] QWidget *groupLine(const storedesk::importcheck::FaultGroup &group,
                                     const QString &column);

    const Theme &m_theme;
    QLabel *m_count;
    QWidget *m_body;
    QVBoxLayout *m_lines;
    QPointer<QWidget> m_firstFix;
    std::vector<storedesk::importcheck::FaultGroup> m_shown;
    QStringList m_storeDomains;
};

} // namespace storedesk::ui::imports
