// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insightdata/columnsample.h"

#include <QDialog>
#include <QHash>

#include <memory>

class QComboBox;
class QGridLayout;

namespace storedesk::insightsource {
class InsightSource;
}

namespace storedesk::ui {
class PageHost;
}

namespace storedesk::ui::insights {

// Shows the meaning of each column of the files: recognised by its heading, proposed by its
// content, or chosen by the user. Choices are remembered for files with the same headings.
class RolesDialog final : public QDialog
{
    Q_OBJECT

public:
    // The choices that were not confirmed, by the object name of their box.
    using Unsaved = std::shared_ptr<QHash<QString, QString>>;

    // Restores the unsaved choices, which belong to the page that opens the dialog, and stores them
    // again if the dialog is cancelled.
    RolesDialog(insightsource::InsightSource &source, PageHost &host,
                Unsaved unsaved = std::make_shared<QHash<QString, QString>>());

    void accept() override;
    void reject() override;

private:
    // A column that several files may have.
    struct Column
    {
        storedesk::insights::InputTable table = storedesk::insights::InputTable::Activities;
        QString heading = {};
        // The role that the heading has without a choice.
        QString recognised = {};
        QComboBox *choice = nullptr;
    };

    void build();
    void addTable(QGridLayout *grid, const storedesk::insights::ColumnSample &sample);
    void addColumn(QGridLayout *grid, const storedesk::insights::ColumnSample &sample, int column,
                   const QString &proposed);
    [[nodiscard]] QComboBox *makeChoice(const storedesk::insights::ColumnSample &sample,
                                        const QString &heading, const QString &role);

    insightsource::InsightSource &m_source;
    PageHost &m_host;
    Unsaved m_unsaved;
    std::vector<Column> m_columns;
};

} // namespace storedesk::ui::insights
