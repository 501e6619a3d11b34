// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/jobhead.h"
#include "journal/jobrow.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QScrollArea;

namespace storedesk::ui {
class Theme;
}

namespace storedesk::ui::jobs {

// Lists the reasons why rows failed, most frequent first, with the actions available for each.
class ReasonList final : public QWidget
{
    Q_OBJECT

public:
    explicit ReasonList(const Theme &theme, QWidget *parent = nullptr);

    // Hides the actions for all reasons.
    void offerNothing() { m_offers = false; }
    // Sets whether the user provided the rows as a table, so that they can be corrected.
    void setFixable(bool fixable) { m_fixable = fixable; }
    // Sets why the rows can't be sent again; empty if they can.
    void setObstacle(const QString &obstacle) { m_obstacle = obstacle; }
    // Sets whether missing products can be created for purchases that were rejected.
    void setCreatesProducts(bool creates) { m_createsProducts = creates; }
    void show(const std::vector<journal::RowReason> &reasons, const journal::JobHead &head);

Q_SIGNALS:
    void rowsAsked(const storedesk::journal::RowReason &reason);
    void retryAsked(const storedesk::journal::RowReason &reason);
    void fixAsked(const storedesk::journal::RowReason &reason);
    void saveAsked(const storedesk::journal::RowReason &reason);
    void productsAsked(const storedesk::journal::RowReason &reason);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    // The widgets for one reason. The links are placed after the text or below it.
    struct Line
    {
        QWidget *sign;
        QWidget *count;
        QWidget *words;
        // The links, each with its grid column.
        QList<std::pair<QWidget *, int>> links;
    };

    // Whether the links are below the text.
    [[nodiscard]] bool isNarrow() const;
    void arrange();
    void giveRoom();
    void addReason(const journal::RowReason &reason, bool ended);

    const Theme &m_theme;
    QLabel *m_note;
    QWidget *m_body;
    QGridLayout *m_grid;
    QScrollArea *m_area;
    // Says how many reasons are only in the report.
    QLabel *m_more;
    std::vector<journal::RowReason> m_shown;
    std::vector<Line> m_lines;
    bool m_narrow = false;
    bool m_ended = false;
    bool m_offers = true;
    bool m_fixable = false;
    bool m_createsProducts = false;
    QString m_obstacle;
    QString m_shownObstacle;
    // Whether a reason has the link for missing products, which takes more room.
    bool m_hasProductsLink = false;
};

} // namespace storedesk::ui::jobs
